import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Widths at which only one row of cards gets another column. They need no name in media.css. */
const OF_ONE_ROW = ["66.99rem"];

const WIDTH = /(?:min|max)-width: ([\d.]+rem)/g;

it("uses in components only the widths of the breakpoints in media.css", () => {
  const named = widthsIn("site/styles/media.css");
  expect(named).not.toEqual([]);
  const others = globSync("site/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).flatMap((file) =>
    widthsIn(file)
      .filter((width) => !named.includes(width) && !OF_ONE_ROW.includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});

function widthsIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(WIDTH)].map(([, width = ""]) => width);
}
