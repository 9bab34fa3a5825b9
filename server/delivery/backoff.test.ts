import { afterEach, expect, it, vi } from "vitest";
import { backoffMs } from "./backoff.ts";

const HOUR_MS = 3_600_000;
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([0, 0.5])(
  "doubles from a second to an hour and stays there, later by %d of a quarter",
  (part) => {
    vi.spyOn(Math, "random").mockReturnValue(part);
    const delays = [1, 2, 3, 12, 13, 60, 2000].map((attempts) => backoffMs(attempts));
    const expected = [1000, 2000, 4000, 2_048_000, HOUR_MS, HOUR_MS, HOUR_MS];
    expect(delays).toEqual(expected.map((ms) => ms * (1 + part / 4)));
  },
);
