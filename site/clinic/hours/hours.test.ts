import { expect, it } from "vitest";
import { contentFolder } from "../../content/folder.ts";
import { readContent } from "../../content/read.ts";
import { formatTime } from "../../content/schema/format-time.ts";
import { hoursRows } from "../../content/schema/hours-rows.ts";
import { createHours } from "./hours.ts";

const content = readContent(contentFolder);
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

it("names in the footer the days on which calls are answered while the clinic is closed", () => {
  const open = [{ opens: "10:00", closes: "18:00" }];
  const week = { tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open };
  const opening = { label: "", note: "", days: { ...week, monday: [], sunday: [] } };
  const working = { label: "", note: "", days: { ...week, monday: [], sunday: open } };
  const shownSchedule = { visit: "opening", footer: "working" } as const;
  const clinic = { ...business, shownSchedule, schedules: { opening, working } };
  const { footer } = createHours({ ...content, business: clinic });
  expect(footer.closed).toBe("No visits on Sunday");
  const same = { ...clinic, schedules: { opening, working: opening } };
  expect(createHours({ ...content, business: same }).footer.closed).toBeUndefined();
});

it("lists in the footer the coming days on which the clinic is closed", () => {
  const holidays = [
    { date: "2026-12-24", hours: [{ opens: "09:00", closes: "13:00" }] },
    { date: "2026-12-25" },
    { date: "2026-01-01" },
    { date: "2026-12-28", until: "2026-12-30" },
  ];
  const at = (date: string) => Date.parse(`${date}T17:00:00Z`);
  const footerAt = (date: string) => {
    const { footer } = createHours({ ...content, business: { ...business, holidays } }, at(date));
    return footer.singleDays?.rows.map(({ days }) => days);
  };
  const range = "Monday, December 28 to Wednesday, December 30";
  expect(footerAt("2026-12-01")).toEqual(["Friday, December 25", range]);
  expect(footerAt("2026-12-30")).toEqual([range]);
  expect(footerAt("2026-12-31")).toEqual([]);
});

it("shows in the footer the schedule that business.yaml selects for it", () => {
  for (const footer of ["opening", "working"] as const) {
    const shownSchedule = { visit: "opening", footer } as const;
    const hours = createHours({ ...content, business: { ...business, shownSchedule } });
    expect(hours.footer.label).toBe(business.schedules[footer].label);
  }
});
