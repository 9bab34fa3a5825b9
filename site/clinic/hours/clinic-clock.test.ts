import { expect, it } from "vitest";
import { clinicClock, wallClock } from "./clinic-clock.ts";

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
