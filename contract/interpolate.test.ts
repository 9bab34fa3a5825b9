import { expect, it } from "vitest";
import { interpolate } from "./interpolate.ts";

it("puts values in the place of their names, in any order and more than once", () => {
  expect(interpolate("{b} of {a}, {b}", { a: 1, b: "two" })).toBe("two of 1, two");
});

it("leaves a name without a value, and braces within a value, as they are", () => {
  expect(interpolate("{a}, {toString}", { a: "{b}", b: "no" })).toBe("{b}, {toString}");
});

it("asks a function for the value of each name, which may be of several words", () => {
  const values = (name: string) => (name === "led-light.number" ? 3 : undefined);
  expect(interpolate("{led-light.number} of {other}", values)).toBe("3 of {other}");
});
