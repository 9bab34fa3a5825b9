import { execFile } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "./process.ts";

const HOW_MANY = 3;
/** Like Debian's: it ends at once where another one is at work. */
const APT_GET = `#!/bin/sh
[ "$1" = --version ] && exit
mkdir "$AT_WORK" || exit 100
sleep 0.1
[ "$1" = install ] && touch "$INSTALLED"
rmdir "$AT_WORK"
`;

it.skipIf(process.getuid?.() !== 0)(
  "a program that tests side by side need at once is installed for each of them (as root)",
  async () => {
    const folder = temporaryFolder("apt");
    const aptGet = join(folder, "apt-get");
    writeFileSync(aptGet, APT_GET);
    chmodSync(aptGet, 0o755);
    const env = {
      ...process.env,
      PATH: folder + delimiter + process.env.PATH,
      TMPDIR: folder,
      AT_WORK: join(folder, "at-work"),
      INSTALLED: join(folder, "installed"),
    };
    const source = `
      import { existsSync } from "node:fs";
      import { needProgram } from ${JSON.stringify(join(import.meta.dirname, "process.ts"))};
      needProgram(() => existsSync(process.env.INSTALLED), "a-program");`;
    const ask = () =>
      promisify(execFile)(process.execPath, ["--input-type=module", "-e", source], { env });
    await expect(Promise.all(Array.from({ length: HOW_MANY }, ask))).resolves.toHaveLength(
      HOW_MANY,
    );
  },
);
