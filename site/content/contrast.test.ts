import { expect, it } from "vitest";
import { textColourOn } from "./contrast.ts";

it.each([
  ["#D1C7B6", "black"],
  ["#1E2F24", "white"],
  // The two greys beside the middle: 4.48 : 1 and 4.54 : 1 with white.
  ["#777777", "black"],
  ["#757575", "white"],
  ["#0000FF", "white"],
  ["#00FF00", "black"],
])("text on %s is %s", (colour, expected) => {
  expect(textColourOn(colour)).toBe(expected);
});
