import { expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { readContent } from "../../content-model/read.ts";
import { interpolate } from "../../contract/interpolate.ts";
import { phoneOf } from "./business-facts.ts";
import { formatTime } from "./format-time.ts";
import { hoursRows } from "./hours.ts";

const { business, interface: words } = readContent(contentFolder);
const { hoursWords, labels } = words;

it("shows the phone as people write it", () => {
  expect(phoneOf(business).shown).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
});

it("puts days with the same hours into one row, and keeps the halves of a split day apart", () => {
  const long = [{ opens: "09:00", closes: "19:00" }];
  const split = [
    { opens: "10:00", closes: "13:00" },
    { opens: "14:30", closes: "20:00" },
  ];
  const days = { monday: [], tuesday: long, wednesday: split, thursday: long, friday: long };
  const { monday, tuesday, wednesday, thursday, saturday, sunday } = hoursWords.days;
  const span = (first: string, last: string) => interpolate(hoursWords.span, { first, last });
  expect(hoursRows({ ...days, saturday: long, sunday: [] }, words)).toEqual([
    { days: monday, times: [labels.closed] },
    { days: tuesday, times: [span("9:00 AM", "7:00 PM")] },
    { days: wednesday, times: [span("10:00 AM", "1:00 PM"), span("2:30 PM", "8:00 PM")] },
    { days: span(thursday, saturday), times: [span("9:00 AM", "7:00 PM")] },
    { days: sunday, times: [labels.closed] },
  ]);
});

const halves = { am: "AM", pm: "PM" };

it.each([
  ["00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["12:00", "12:00 PM"],
  ["23:59", "11:59 PM"],
])("tells %s as %s", (time, shown) => {
  expect(formatTime(time, halves)).toBe(shown);
});
