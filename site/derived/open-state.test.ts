import { expect, it } from "vitest";
import { clinicClock } from "./hours.ts";
import { openSentence, openState, wallClock } from "./open-state.ts";

const whole = [{ opens: "09:00", closes: "19:00" }];
const split = [
  { opens: "09:00", closes: "12:00" },
  { opens: "13:30", closes: "19:00" },
];
/** Monday is a whole day, Tuesday has a break, the weekend is closed. */
const calendar = {
  days: [whole, split, whole, whole, whole, [], []],
  singleDays: [
    { from: "2026-12-24", to: "2026-12-25", times: [] },
    { from: "2026-12-31", to: "2026-12-31", times: [{ opens: "10:00", closes: "13:00" }] },
  ],
  clock: clinicClock("America/Toronto", Date.parse("2026-11-23T15:00:00Z")),
};
const words = {
  open: "Open now, until {time}",
  closed: "Closed now",
  opens: "Closed now, opens {day} at {time}",
  answered: "Closed now, phone answered until {time}",
  today: "today",
  tomorrow: "tomorrow",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

it.each([
  ["on a Monday", "2026-11-23T15:00:00Z", "Open now, until 7:00 PM"],
  ["from the minute of opening", "2026-11-23T14:00:00Z", "Open now, until 7:00 PM"],
  ["before that minute", "2026-11-23T13:59:59Z", "Closed now, opens today at 9:00 AM"],
  ["at closing time", "2026-11-24T00:00:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  ["after midnight", "2026-11-24T05:00:00Z", "Closed now, opens today at 9:00 AM"],
  ["before a break", "2026-11-24T16:59:00Z", "Open now, until 12:00 PM"],
  ["in a break", "2026-11-24T17:00:00Z", "Closed now, opens today at 1:30 PM"],
  ["after a break", "2026-11-24T18:30:00Z", "Open now, until 7:00 PM"],
  ["on a Friday daytime", "2026-11-28T01:00:00Z", "Closed now, opens Monday at 9:00 AM"],
  ["on a Sunday", "2026-11-29T17:00:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  ["on the daytime before holidays", "2026-12-24T01:00:00Z", "Closed now, opens Monday at 9:00 AM"],
  ["on a holiday", "2026-12-25T17:00:00Z", "Closed now, opens Monday at 9:00 AM"],
  ["on a day with shorter hours", "2026-12-31T17:59:00Z", "Open now, until 1:00 PM"],
  ["before it opens later", "2026-12-31T14:30:00Z", "Closed now, opens today at 10:00 AM"],
  ["after it closed earlier", "2026-12-31T18:00:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  ["in summer, by the clinic's clock", "2027-07-05T13:00:00Z", "Open now, until 7:00 PM"],
  // The clocks go forward on 14 March 2027 and back on 7 November 2027, at 2 in the morning.
  ["before the clocks go forward", "2027-03-14T06:59:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  ["in daylight time, before 9", "2027-03-15T12:59:59Z", "Closed now, opens today at 9:00 AM"],
  ["in daylight time, from 9", "2027-03-15T13:00:00Z", "Open now, until 7:00 PM"],
  ["in standard time, before 9", "2027-11-08T13:59:59Z", "Closed now, opens today at 9:00 AM"],
])("shows the right state %s", (_, moment, sentence) => {
  const state = openState(calendar, Date.parse(moment));
  expect(openSentence(state, state, words)).toBe(sentence);
});

it("names no opening day when the clinic does not open within a week", () => {
  const closed = { ...calendar, days: [[], [], [], [], [], [], []] };
  const state = openState(closed, Date.parse("2026-11-23T15:00:00Z"));
  expect(openSentence(state, state, words)).toBe("Closed now");
});

it.each([
  ["on a Sunday", "2026-11-29T22:00:00Z", "Closed now, phone answered until 6:00 PM"],
  ["in a break", "2026-11-24T17:00:00Z", "Closed now, phone answered until 6:00 PM"],
  ["once nobody answers", "2026-11-29T23:00:00Z", "Closed now, opens tomorrow at 9:00 AM"],
  ["on a holiday", "2026-12-25T17:00:00Z", "Closed now, opens Monday at 9:00 AM"],
])("says how long the phone of a closed clinic is answered: %s", (_, moment, sentence) => {
  const now = Date.parse(moment);
  const daytime = [{ opens: "10:00", closes: "18:00" }];
  const calls = { ...calendar, days: Array(7).fill(daytime) };
  const said = openSentence(openState(calendar, now), openState(calls, now), words);
  expect(said).toBe(sentence);
});

const NOW = Date.parse("2026-11-23T15:00Z");

it.each([
  ["America/Toronto", "2026-11-23T15:00Z", "2026-11-23", "10:00"],
  ["America/Toronto", "2027-03-14T06:59Z", "2027-03-14", "01:59"],
  ["America/Toronto", "2027-03-14T07:00Z", "2027-03-14", "03:00"],
  ["America/Toronto", "2030-07-01T03:59Z", "2030-06-30", "23:59"],
  ["America/Regina", "2027-07-01T00:00Z", "2027-06-30", "18:00"],
  ["America/St_Johns", "2026-12-01T00:00Z", "2026-11-30", "20:30"],
  ["Asia/Kathmandu", "2026-12-01T18:15Z", "2026-12-02", "00:00"],
  ["Europe/London", "2026-12-01T18:15Z", "2026-12-01", "18:15"],
])("shows the time in %s at %s", (timeZone, moment, date, time) => {
  expect(wallClock(clinicClock(timeZone, NOW), Date.parse(moment))).toEqual({ date, time });
});

it("knows the time for four years after the year of the build", () => {
  const clock = clinicClock("America/Toronto", NOW);
  expect(wallClock(clock, Date.parse("2030-12-31T12:00Z")).time).toBe("07:00");
  expect(clock).toHaveLength(11);
});
