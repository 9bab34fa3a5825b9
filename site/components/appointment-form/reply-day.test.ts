import { expect, it } from "vitest";
import { replyDay } from "./reply-day.ts";

/** Noon on a Monday in London. */
const NOW = Date.parse("2026-11-23T12:00:00Z");

it.each([
  ["Pacific/Kiritimati", "Wednesday, November 25"],
  ["America/Toronto", "Tuesday, November 24"],
  ["Pacific/Pago_Pago", "Tuesday, November 24"],
])("names the day after by the calendar of %s", (timeZone, day) => {
  expect(replyDay({ hours: 24, timeZone }, NOW)).toBe(day);
});

it("counts the promised hours", () => {
  expect(replyDay({ hours: 8, timeZone: "UTC" }, NOW)).toBe("Monday, November 23");
});
