import { expect, it, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

const BURST = 1000;

function setUp(addressOf: (index: number) => string) {
  vi.useFakeTimers();
  const onFlood = vi.fn();
  const secondsToWait = createRateLimit(BURST, onFlood);
  /** Sends requests until one is refused. Returns how many were allowed, and the wait. */
  const flood = async () => {
    for (let allowed = 0; ; allowed++) {
      const wait = await secondsToWait(addressOf(allowed));
      if (wait !== undefined) return [allowed, wait];
    }
  };
  return { flood, onFlood };
}

it("limits one address to the configured requests per minute, without raising the alarm", async () => {
  const onFlood = vi.fn();
  const secondsToWait = createRateLimit(20, onFlood);
  for (let index = 0; index < 20; index++) expect(await secondsToWait("192.0.2.1")).toBeUndefined();
  expect(await secondsToWait("192.0.2.1")).toBeGreaterThan(50);
  expect(await secondsToWait("192.0.2.2")).toBeUndefined();
  expect(onFlood).not.toHaveBeenCalled();
});

it.each<[string, number, number, string, (index: number) => string]>([
  ["one address", 60, 120, "one address", () => "192.0.2.1"],
  ["an IPv4 /24 network", 300, 600, "one network", (index) => `198.51.100.${index % 256}`],
  ["an IPv6 /48 network", 150, 300, "one network", (index) => `2001:db8:7:${index.toString(16)}`],
])("limits %s to %i requests an hour and %i a day, and raises the alarm", async (...row) => {
  const [, perHour, perDay, source, addressOf] = row;
  const { flood, onFlood } = setUp(addressOf);
  expect(await flood()).toEqual([perHour, 3600]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await flood()).toEqual([perDay - perHour, 3600]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await flood()).toEqual([0, 22 * 3600]);
  expect(onFlood.mock.calls).toEqual(Array(3).fill([source]));
});

it("limits all addresses together by the hour only, because a flood must not close the form for a day", async () => {
  const { flood, onFlood } = setUp((index) => `10.${index % 250}.${index % 200}.1`);
  for (let hour = 0; hour < 3; hour++) {
    expect(await flood()).toEqual([4000, 3600]);
    await vi.advanceTimersByTimeAsync(3_600_000);
  }
  expect(onFlood.mock.calls).toEqual(Array(3).fill(["all addresses"]));
});

it("keeps no memory of refused requests", async () => {
  vi.useFakeTimers();
  const secondsToWait = createRateLimit(BURST, () => {});
  for (let index = 0; index < 150; index++) await secondsToWait(`2001:db8:7:${index}`);
  // The limiter has one timer for each entry.
  const entries = vi.getTimerCount();
  for (let index = 150; index < 1150; index++) {
    expect(await secondsToWait(`2001:db8:7:${index}`)).toBe(3600);
  }
  expect(vi.getTimerCount()).toBe(entries);
});

it("limits the wait to one period after the clock is set back", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T12:00:00Z"), toFake: ["Date"] });
  const secondsToWait = createRateLimit(1, () => {});
  await secondsToWait("192.0.2.1");
  vi.setSystemTime(new Date("2026-11-24T12:00:00Z"));
  expect(await secondsToWait("192.0.2.1")).toBe(60);
});

it("allows every request if the limit is 0", async () => {
  const secondsToWait = createRateLimit(0, () => {});
  for (let index = 0; index < 200; index++) expect(await secondsToWait("a")).toBeUndefined();
});
