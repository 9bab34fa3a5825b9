import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("puts values in the place of their names, in any order and more than once", () => {
  expect(fill("{b} of {a}, {b}", { a: 1, b: "two" })).toBe("two of 1, two");
});

it("leaves a name without a value, and braces within a value, as they are", () => {
  expect(fill("{a}, {toString}", { a: "{b}", b: "no" })).toBe("{b}, {toString}");
});
