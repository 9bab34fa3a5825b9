import { expect, it } from "vitest";
import { openState } from "./open-state.ts";

const whole = [{ opens: "09:00", closes: "19:00" }];
const split = [
  { opens: "09:00", closes: "12:00" },
  { opens: "13:30", closes: "19:00" },
];
const calendar = {
  days: [whole, split, whole, whole, whole, [], []],
  holidays: ["2026-12-25"],
  timeZone: "America/Toronto",
};

it.each([
  ["on a weekday", "2026-11-23T15:00:00Z", { isOpen: true, until: "19:00" }],
  ["from the minute of opening", "2026-11-23T14:00:00Z", { isOpen: true, until: "19:00" }],
  ["not a minute before", "2026-11-23T13:59:59Z", { isOpen: false }],
  ["not at closing time", "2026-11-24T00:00:00Z", { isOpen: false }],
  ["before a break", "2026-11-24T16:59:00Z", { isOpen: true, until: "12:00" }],
  ["not in a break", "2026-11-24T17:00:00Z", { isOpen: false }],
  ["after a break", "2026-11-24T18:30:00Z", { isOpen: true, until: "19:00" }],
  ["not on Sundays", "2026-11-29T17:00:00Z", { isOpen: false }],
  ["not on holidays", "2026-12-25T17:00:00Z", { isOpen: false }],
  ["at midnight", "2026-11-24T05:00:00Z", { isOpen: false }],
  [
    "an hour earlier by the world's clock in summer",
    "2027-07-05T13:00:00Z",
    { isOpen: true, until: "19:00" },
  ],
])("is told by the clinic's clock %s", (_, moment, state) => {
  expect(openState(calendar, new Date(moment))).toEqual(state);
});
