import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./support/process.ts";

const PROGRAMS = ["tsc", "biome", "vitest", "playwright", "node"];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Runs the script of `npm test` with stand-ins, of which one fails. */
function runWith(failing: string) {
  const folder = temporaryFolder("stand-ins");
  const ran = join(folder, "ran");
  for (const name of PROGRAMS) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho ${name} >> ${ran}\n[ ${name} != "${failing}" ]\n`);
    chmodSync(file, 0o755);
  }
  const { status } = spawnSync("/bin/sh", ["-c", scripts.test], { env: { PATH: folder } });
  return { status, ran: readFileSync(ran, "utf8").trim().split("\n") };
}

it.each([
  ["nothing", 0, PROGRAMS],
  ["vitest", 1, PROGRAMS],
  ["playwright", 1, PROGRAMS],
  // The programs of `node` are the closing line, which fails if a report is missing.
  ["node", 1, PROGRAMS],
  ["tsc", 1, ["tsc", "node"]],
])(
  "npm test ends with its closing line and the status of each part: %s fails",
  (failing, status, ran) => {
    expect(runWith(failing)).toEqual({ status, ran });
  },
);
