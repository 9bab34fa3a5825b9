import { expect, it } from "vitest";
import { keepHyphenatedWords } from "./hyphenated-words.ts";

it("prevents a line break after a hyphen between letters", () => {
  expect(keepHyphenatedWords("Non-Invasive, one-to-one, 4-6")).toBe(
    "Non-\u2060Invasive, one-\u2060to-\u2060one, 4-6",
  );
});
