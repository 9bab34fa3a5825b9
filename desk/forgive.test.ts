import { expect, it } from "vitest";
import { forgive } from "./forgive.ts";

it.each([
  ["phone", "(416) 555-0100", "+14165550100"],
  ["phone", "+1 416.555.0100", "+14165550100"],
  ["phone", "416 555 0100", "+14165550100"],
  ["phone", "555 0100", "555 0100"],
  ["hours", "9-5", "09:00 to 17:00"],
  ["hours", "9 am – 12 pm, 1pm to 5:30 p.m.", "09:00 to 12:00, 13:00 to 17:30"],
  ["hours", "09:00 to 17:00", "09:00 to 17:00"],
  ["hours", "Closed", "closed"],
  ["hours", "by appointment", "by appointment"],
  ["postal code", "l4l0a1", "L4L 0A1"],
] as const)("takes a %s written as %s", (widget, typed, written) => {
  expect(forgive(` ${typed} `, { widget })).toBe(written);
});

it("takes the spaces around words and within them, and curls quotes but those of a client", () => {
  expect(forgive("  It's \n so  ", { isWords: true })).toBe("It’s so");
  expect(forgive("It's so", { isWords: true, isVerbatim: true })).toBe("It's so");
});
