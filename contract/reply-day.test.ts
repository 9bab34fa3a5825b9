import { expect, it } from "vitest";
import { replyDay } from "./reply-day.ts";

/** Noon on a Monday in London. */
const NOW = Date.parse("2026-11-23T12:00:00Z");
const promise = {
  responseHours: 24,
  timeZone: "America/Toronto",
  closedDates: ["2026-11-24"],
  closedWeekdays: [],
};

it.each([
  ["Pacific/Kiritimati", "Wednesday, November 25"],
  ["America/Toronto", "Tuesday, November 24"],
  ["Pacific/Pago_Pago", "Tuesday, November 24"],
])("names the day after by the calendar of %s", (timeZone, day) => {
  expect(replyDay({ ...promise, timeZone, closedDates: [] }, NOW)).toBe(day);
});

it("names the day after a closed one", () => {
  expect(replyDay(promise, NOW)).toBe("Wednesday, November 25");
});
