import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";

const USED = /var\((--[\w-]+)/g;
const DECLARED = /(--[\w-]+)["']?\s*:/g;

it("uses in stylesheets only custom properties that are declared", () => {
  const stylesheets = globSync([`${FIXTURE_CONTENT}/*.css`, "site/**/*.css"]);
  // A component declares some in a style attribute.
  const declared = [...stylesheets, ...globSync("site/**/*.tsx")].flatMap((file) =>
    namesIn(file, DECLARED),
  );
  const missing = stylesheets.flatMap((file) =>
    namesIn(file, USED)
      .filter((name) => !declared.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing, "declare them in tokens.css or site/styles/measures.css").toEqual([]);
});

function namesIn(file: string, pattern: RegExp): string[] {
  return Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name = ""]) => name);
}
