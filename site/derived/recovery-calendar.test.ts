import { expect, it } from "vitest";
import { recovery } from "../content/schema/recovery.ts";
import { recoveryCalendar } from "./recovery-calendar.ts";

const words = {
  heading: "Days",
  look: "Seen",
  notYet: "No",
  event: "Event",
  work: "Work",
  exercise: "Exercise",
  makeup: "Makeup",
  sun: "Sun",
  sameDay: "Today",
  nextDay: "Tomorrow",
  after: "From {time}",
  leave: "Keep {time}",
  unsettled: "Ask",
};

const moments = [
  { time: "0 days", look: "Red." },
  { time: "1 day", look: "Pink." },
  { time: "24–48 hours", look: "Pale." },
  { time: "about 2 weeks", look: "Itself." },
];
const allowed = {
  work: { from: "0 days" },
  exercise: { from: "1 day", condition: "slowly" },
  makeup: { from: "24–48 hours" },
  sun: { condition: "under a hat" },
};

it("gives for each activity when it is allowed, and before how many moments it is not", () => {
  const { permissions } = calendar({ moments, allowed });
  expect(permissions).toEqual([
    { name: "Work", isDated: true, waiting: 0, allowed: "Today" },
    { name: "Exercise", isDated: true, waiting: 1, allowed: "Tomorrow, slowly" },
    { name: "Makeup", isDated: true, waiting: 2, allowed: "From 24–48 hours" },
    { name: "Sun", isDated: false, waiting: 0, allowed: "Under a hat" },
  ]);
});

it("labels the first two days with words and the later moments with their time", () => {
  const labels = calendar({ moments, allowed }).moments.map(({ label }) => label);
  expect(labels).toEqual(["Today", "Tomorrow", "24–48 hours", "2 weeks"]);
});

it.each([
  [undefined, "Ask"],
  [0, "Today"],
  [1, "Keep 1 day"],
  [3, "Keep 2 weeks"],
])("advises before an event to wait until the settled moment (index %s): %s", (settled, event) => {
  const marked = moments.map((moment, index) => ({ ...moment, isSettled: index === settled }));
  expect(calendar({ moments: marked, allowed }).event).toBe(event);
});

function calendar(written: unknown) {
  return recoveryCalendar(recovery.parse(written), words);
}
