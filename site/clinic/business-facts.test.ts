import { expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { shownPhone } from "./business-facts.ts";
import { clock } from "./clock.ts";
import { hoursRows } from "./hours.ts";

const { schedules } = content.business;

it("shows the phone as people write it", () => {
  expect(shownPhone()).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
});

it("puts days with the same hours into one row", () => {
  expect(hoursRows(schedules.opening.days)).toEqual([
    { days: "Monday to Friday", hours: "9:00 AM to 7:00 PM" },
    { days: "Saturday", hours: "9:00 AM to 5:00 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
  expect(hoursRows(schedules.working.days)).toEqual([
    { days: "Monday to Friday", hours: "9:00 AM to 8:00 PM" },
    { days: "Saturday and Sunday", hours: "10:00 AM to 6:00 PM" },
  ]);
});

const words = { am: "AM", pm: "PM" };

it.each([
  ["00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["12:00", "12:00 PM"],
  ["23:59", "11:59 PM"],
])("tells %s as %s", (time, shown) => {
  expect(clock(time, words)).toBe(shown);
});
