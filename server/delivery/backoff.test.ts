import { expect, it } from "vitest";
import { backoffMs, MAX_ATTEMPTS } from "./backoff.ts";

const HOUR_MS = 3_600_000;

it("doubles from a second to an hour and stays there", () => {
  const delays = [1, 2, 3, 12, 13, 60].map((attempts) => backoffMs(attempts, () => 0));
  expect(delays).toEqual([1000, 2000, 4000, 2_048_000, HOUR_MS, HOUR_MS]);
});

it("goes on for two days at least", () => {
  let total = 0;
  for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) total += backoffMs(attempts, () => 0);
  expect(total).toBeGreaterThan(48 * HOUR_MS);
});
