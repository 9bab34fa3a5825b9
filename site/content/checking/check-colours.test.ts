import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../../test/support/clinic-folder.ts";
import { colourFaults, tokenNames } from "./check-colours.ts";

const tokens = readFileSync(`${FIXTURE_CONTENT}/tokens.css`, "utf8");

it("names text that is too light for its ground, with its line and the ratio rounded down", () => {
  const css = tokens
    .replace(/(--color-taupe): .*/, "$1: #777777;")
    .replace(/(--color-(?:ivory|linen)): .*/g, "$1: #ffffff;");
  const needed = 4.5;
  expect(colourFaults(css)).toEqual(
    ["ivory", "linen"].map((ground) => ({
      code: "low-contrast",
      values: { text: "taupe", ground, ratio: 4.4, needed },
      line: 7,
    })),
  );
});

it("names a colour that is missing", () => {
  const css = tokens.replace("--color-sage", "--color-mint");
  expect(colourFaults(css)).toEqual([{ code: "no-colour", values: { token: "sage" }, line: 1 }]);
});

it("knows every token that the stylesheets use", () => {
  const css = globSync("site/**/*.css").map((file) => readFileSync(file, "utf8"));
  const used = Array.from(css.join("").matchAll(/--color-([\w-]+)/g), ([, name = ""]) => name);
  expect([...new Set(used)].toSorted()).toEqual(tokenNames.toSorted());
});
