import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { TOKENS } from "./colours.ts";

it("says which file has the tones of the brand's colour", () => {
  const folder = temporaryFolder("brand");
  const file = join(folder, TOKENS);
  copyFileSync(join(FIXTURE_CONTENT, TOKENS), file);
  const said = execFileSync(process.execPath, ["site/styles/brand-colour.ts", "#7a4b5e"], {
    env: { ...process.env, CONTENT: folder },
    encoding: "utf8",
  });
  expect(said).toBe(`${file}: the accent has the hue and saturation of #7a4b5e.\n`);
  expect(readFileSync(file, "utf8")).not.toContain("--color-eucalyptus-deep: #274460;");
});
