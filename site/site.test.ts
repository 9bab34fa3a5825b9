import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SHEET = "site/site.css";
/** A file of its own, which comes later than the page. */
const PRINT = "site/styles/print.css";

it("the site's sheet names every other sheet of the site, once", () => {
  const sheets = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "site"])
    .toString()
    .split("\n")
    .filter((file) => file.endsWith(".css") && file !== SHEET && file !== PRINT);
  const imports = readFileSync(SHEET, "utf8").matchAll(/@import "(\.[^"]+)"/g);
  const named = Array.from(imports, ([, file = ""]) => join("site", file));
  expect(named.sort()).toEqual(sheets.sort());
});
