import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { readContent } from "../content/read.ts";
import { formatTime } from "../content/schema/format-time.ts";
import { hoursRows } from "../content/schema/hours-rows.ts";
import { closedDatesOf, createHours, singleDaysOf, singleDaysRows } from "./hours.ts";
import { hoursOn } from "./open-state.ts";

const content = readContent(FIXTURE_CONTENT);
const { business } = content;

it("groups consecutive days with the same hours, and lists both halves of a split day", () => {
  const long = [{ opens: "09:00", closes: "19:00" }];
  const split = [
    { opens: "10:00", closes: "13:00" },
    { opens: "14:30", closes: "20:00" },
  ];
  const days = { monday: [], tuesday: long, wednesday: split, thursday: long, friday: long };
  const rows = hoursRows({ ...days, saturday: long, sunday: [] }, "Closed");
  expect(rows).toEqual([
    { days: "Monday", times: ["Closed"] },
    { days: "Tuesday", times: ["9:00 AM to 7:00 PM"] },
    { days: "Wednesday", times: ["10:00 AM to 1:00 PM", "2:30 PM to 8:00 PM"] },
    { days: "Thursday to Saturday", times: ["9:00 AM to 7:00 PM"] },
    { days: "Sunday", times: ["Closed"] },
  ]);
});

it.each([
  ["00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["12:00", "12:00 PM"],
  ["23:59", "11:59 PM"],
])("formats %s as %s", (time, shown) => {
  expect(formatTime(time)).toBe(shown);
});

it("lists the coming days with other hours beside the opening hours, and none in the footer", () => {
  const holidays = [
    { date: "2026-12-24", hours: [{ opens: "09:00", closes: "13:00" }] },
    { date: "2026-12-25" },
    { date: "2026-01-01" },
    { date: "2026-12-28", until: "2026-12-30" },
  ];
  const at = (date: string) => Date.parse(`${date}T17:00:00Z`);
  const hoursAt = (date: string) =>
    createHours({ ...content, business: { ...business, holidays } }, at(date));
  const daysAt = (date: string) => hoursAt(date).visit.singleDays?.rows.map(({ days }) => days);
  const range = "Monday, December 28 to Wednesday, December 30";
  expect(daysAt("2026-12-01")).toEqual(["Thursday, December 24", "Friday, December 25", range]);
  expect(daysAt("2026-12-30")).toEqual([range]);
  expect(daysAt("2026-12-31")).toEqual([]);
  expect(hoursAt("2026-12-01").footer).toEqual({
    label: "Working hours",
    note: "For calls and messages",
    rows: [
      { days: "Monday to Friday", times: ["9:00 AM to 5:00 PM"] },
      { days: "Saturday and Sunday", times: ["Closed"] },
    ],
  });
});

it("says below the hours for calls what to do when nobody answers, and nowhere in the footer", () => {
  const { calls, footer } = createHours(content);
  expect(calls.rows).toEqual([
    { days: "Monday to Friday", times: ["9:00 AM to 5:00 PM"] },
    { days: "Saturday and Sunday", times: ["Closed"] },
  ]);
  expect(calls.otherwise).toContain("call 911");
  expect(footer).not.toHaveProperty("otherwise");
});

it("shows in the footer the schedule that business.yaml selects for it", () => {
  for (const footer of ["opening", "working"] as const) {
    const shownSchedule = { visit: "opening", footer } as const;
    const hours = createHours({ ...content, business: { ...business, shownSchedule } });
    expect(hours.footer.label).toBe(business.schedules[footer].label);
  }
});

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
