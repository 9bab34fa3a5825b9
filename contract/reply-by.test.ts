import { expect, it } from "vitest";
import { replyBy, replyDay } from "./reply-by.ts";

const promise = {
  responseHours: 24,
  timeZone: "America/Toronto",
  closedDates: ["2026-12-25", "2026-12-26", "2027-07-20", "2027-07-21", "2027-07-22"],
  closedWeekdays: ["sunday"],
};
const answered = (receivedAt: string, timeZone = promise.timeZone) =>
  new Date(replyBy({ ...promise, timeZone }, Date.parse(receivedAt))).toISOString();

it.each([
  ["on days that are open", "2026-11-23T15:00:00Z", "2026-11-24T15:00:00.000Z"],
  ["before a closed day and a closed weekday", "2026-12-24T15:00:00Z", "2026-12-28T15:00:00.000Z"],
  ["before a closed weekday", "2026-11-28T15:00:00Z", "2026-11-30T15:00:00.000Z"],
  ["on a closed weekday", "2026-11-29T15:00:00Z", "2026-11-30T15:00:00.000Z"],
  ["before a closed range", "2027-07-19T15:00:00Z", "2027-07-23T15:00:00.000Z"],
])("promises the answer to a request %s by the next day that is not closed", (_, at, end) => {
  expect(answered(at)).toBe(end);
});

it("asks the clinic's calendar, not that of the machine", () => {
  // The evening of the 23rd in Toronto, and the 24th in Kiritimati.
  const at = "2026-12-24T02:00:00Z";
  expect(answered(at)).toBe("2026-12-25T02:00:00.000Z");
  expect(answered(at, "Pacific/Kiritimati")).toBe("2026-12-28T02:00:00.000Z");
});

/** Noon on a Monday in London. */
const NOW = Date.parse("2026-11-23T12:00:00Z");
const oneClosedDay = {
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
  expect(replyDay({ ...oneClosedDay, timeZone, closedDates: [] }, NOW)).toBe(day);
});

it("names the day after a closed one", () => {
  expect(replyDay(oneClosedDay, NOW)).toBe("Wednesday, November 25");
});
