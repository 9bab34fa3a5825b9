import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no rule is on a :has() of the whole page, for which Chromium restyles every element with each part that arrives", () => {
  const withoutComments = (file: string) =>
    readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const rules = globSync("site/**/*.css").flatMap((file) => withoutComments(file).split("\n"));
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.filter((rule) => /(html|body|:root|main)(:not\()?:has\(/.test(rule))).toEqual([]);
});
