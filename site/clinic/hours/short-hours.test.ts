import { expect, it } from "vitest";
import { shortHours } from "./short-hours.ts";

const nineToEight = [{ opens: "09:00", closes: "20:00" }];
const week = {
  monday: nineToEight,
  tuesday: nineToEight,
  wednesday: nineToEight,
  thursday: nineToEight,
  friday: nineToEight,
  saturday: [{ opens: "10:00", closes: "18:00" }],
  sunday: [{ opens: "10:00", closes: "18:00" }],
};

it("formats the hours of a week in a short form", () => {
  expect(shortHours(week)).toBe("Mon–Fri 9–8, Sat–Sun 10–6");
});

it("includes half hours, breaks and single days, and leaves out closed days", () => {
  const wednesday = [
    { opens: "09:30", closes: "12:00" },
    { opens: "13:00", closes: "17:30" },
  ];
  expect(shortHours({ ...week, wednesday, saturday: [], sunday: [] })).toBe(
    "Mon–Tue 9–8, Wed 9:30–12 and 1–5:30, Thu–Fri 9–8",
  );
});
