import { expect, it } from "vitest";
import { weeksAgo } from "./weeks-ago.ts";

const NOW = Date.parse("2026-11-23T15:00:00Z");

it.each([
  ["2026-10-19", "5 weeks ago"],
  ["2026-09-14", "10 weeks ago"],
  ["2026-11-16", "1 week ago"],
  ["2026-11-15", "1 week ago"],
  ["2026-11-09", "2 weeks ago"],
])("describes %s as %s", (day, text) => {
  expect(weeksAgo(day, NOW)).toBe(text);
});

it("says 1 week ago for today and for a date in the future", () => {
  expect(weeksAgo("2026-11-23", NOW)).toBe("1 week ago");
  expect(weeksAgo("2027-01-01", NOW)).toBe("1 week ago");
});
