import { globSync, readFileSync } from "node:fs";
import { Features, transform } from "lightningcss";
import { expect, it } from "vitest";

/** The lines of a stylesheet in which the browser would restyle the whole page, as the rules are without nesting. */
function wholePageHas(css: string): string[] {
  const code = Buffer.from(css);
  const flat = transform({ filename: "rules.css", code, include: Features.Nesting });
  const lines = flat.code.toString().split("\n");
  return lines.filter((rule) =>
    /(?<![\w-])(html|body|:root|main)(:(not|is|where)\()?:has\(/.test(rule),
  );
}

it("no rule is on a :has() of the whole page, for which Chromium restyles every element with each part that arrives", () => {
  const files = globSync("site/**/*.css");
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => wholePageHas(readFileSync(file, "utf8")))).toEqual([]);
});

it.each([
  "html:has(a) p { color: red }",
  ":root { &:has(a) { color: red } }",
  "body { @media print { &:not(:has(a)) p { color: red } } }",
])("finds one in %s", (css) => {
  expect(wholePageHas(css)).toHaveLength(1);
});
