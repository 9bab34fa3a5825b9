import { expect, it } from "vitest";
import { utcOffsets } from "./utc-offsets.ts";

it("tells the hours at which a zone's clocks change", () => {
  const changes = [
    "1970-01-01T00:00Z",
    "2026-01-01T00:00Z",
    "2026-03-08T07:00Z",
    "2026-11-01T06:00Z",
  ];
  const [, ...hoursLater] = changes.map((moment, index) => {
    const before = changes[index - 1] ?? moment;
    return (Date.parse(moment) - Date.parse(before)) / 3_600_000;
  });
  expect(utcOffsets("America/Toronto", 2026, 1)).toEqual([
    [hoursLater[0], -300],
    [hoursLater[1], -240],
    [hoursLater[2], -300],
  ]);
});

it.each([
  ["that never changes", "Asia/Kolkata", [330]],
  ["of Greenwich", "Europe/London", [0, 60, 0]],
  ["beyond it", "Pacific/Auckland", [780, 720, 780]],
])("knows a zone %s", (_, timeZone, minutes) => {
  expect(utcOffsets(timeZone, 2026, 1).map(([, offset]) => offset)).toEqual(minutes);
});
