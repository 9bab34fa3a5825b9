import { expect, it } from "vitest";
import { closedDatesOf, hoursOn, singleDaysOf, singleDaysRows } from "./single-days.ts";

const morning = [{ opens: "09:00", closes: "13:00" }];
const days = singleDaysOf({
  holidays: [
    { date: "2027-07-20", until: "2027-08-03", name: "Summer" },
    { date: "2027-07-01", name: "Canada Day" },
    { date: "2027-08-07", hours: morning },
  ],
});

it("lists days and ranges in the order of their dates", () => {
  expect(singleDaysRows(days, "Closed")).toEqual([
    { days: "Thursday, July 1", times: ["Closed"], to: "2027-07-01" },
    { days: "Tuesday, July 20 to Tuesday, August 3", times: ["Closed"], to: "2027-08-03" },
    { days: "Saturday, August 7", times: ["9:00 AM to 1:00 PM"], to: "2027-08-07" },
  ]);
});

it.each([
  ["2027-06-30", undefined],
  ["2027-07-01", []],
  ["2027-07-20", []],
  ["2027-08-03", []],
  ["2027-08-04", undefined],
  ["2027-08-07", morning],
])("finds the hours of %s", (date, hours) => {
  expect(hoursOn(date, days)).toEqual(hours);
});

it("lists every closed date, and none with hours of its own", () => {
  const dates = closedDatesOf(days);
  expect(dates.slice(0, 3)).toEqual(["2027-07-01", "2027-07-20", "2027-07-21"]);
  expect(dates).toHaveLength(16);
  expect(dates).not.toContain("2027-08-07");
});
