import { expect, it } from "vitest";
import { utcOffsets } from "./utc-offsets.ts";

const inMs = (moment: string, minutes: number) => [Date.parse(moment), minutes];

it("tells the hours at which a zone's clocks change", () => {
  expect(utcOffsets("America/Toronto", 2026, 1)).toEqual([
    inMs("2026-01-01T00:00Z", -300),
    inMs("2026-03-08T07:00Z", -240),
    inMs("2026-11-01T06:00Z", -300),
  ]);
});

it.each([
  ["that never changes", "Asia/Kolkata", [330]],
  ["of Greenwich", "Europe/London", [0, 60, 0]],
  ["beyond it", "Pacific/Auckland", [780, 720, 780]],
])("knows a zone %s", (_, timeZone, minutes) => {
  expect(utcOffsets(timeZone, 2026, 1).map(([, offset]) => offset)).toEqual(minutes);
});
