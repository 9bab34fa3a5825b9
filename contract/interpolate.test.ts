import { expect, it } from "vitest";
import { interpolate, interpolateParts, variablesIn } from "./interpolate.ts";

it("replaces names in any order and more than once", () => {
  expect(interpolate("{b} of {a}, {b}", { a: 1, b: "two" })).toBe("two of 1, two");
});

it("preserves a name without a value, and braces within a value", () => {
  expect(interpolate("{a}, {toString}", { a: "{b}", b: "no" })).toBe("{b}, {toString}");
});

it("accepts a function that returns the value of each name", () => {
  const values = (name: string) => (name === "led-light.number" ? 3 : undefined);
  expect(interpolate("{led-light.number} of {other}", values)).toBe("3 of {other}");
});

it("keeps values that are no text as parts of their own", () => {
  const name = { name: "Ana" };
  const parts = interpolateParts("Thank you, {who}. By {day}.", { who: name });
  expect(parts).toEqual(["Thank you, ", name, ". By ", "{day}", "."]);
});

it("lists each name of a text once", () => {
  expect(variablesIn("{city}, {phone}; {city} {1} {} }{")).toEqual(["city", "phone"]);
});
