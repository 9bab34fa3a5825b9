import { expect, it, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

const BURST = 1000;

/** Sends requests. Returns how many were allowed, the longest wait, and the sources that exceeded a limit. */
async function flood(requests: number, addressOf: (index: number) => string) {
  const onFlood = vi.fn();
  const secondsToWait = createRateLimit(BURST, onFlood);
  const waits: (number | undefined)[] = [];
  for (let index = 0; index < requests; index++) waits.push(await secondsToWait(addressOf(index)));
  const refused = waits.filter((wait) => wait !== undefined);
  return {
    allowed: requests - refused.length,
    longestWait: Math.max(0, ...refused),
    sources: [...new Set(onFlood.mock.calls.flat())],
  };
}

it("limits one address to the configured requests per minute, without raising the alarm", async () => {
  const onFlood = vi.fn();
  const secondsToWait = createRateLimit(20, onFlood);
  for (let index = 0; index < 20; index++) expect(await secondsToWait("192.0.2.1")).toBeUndefined();
  expect(await secondsToWait("192.0.2.1")).toBeGreaterThan(50);
  expect(await secondsToWait("192.0.2.2")).toBeUndefined();
  expect(onFlood).not.toHaveBeenCalled();
});

it("limits one address to 60 requests an hour and raises the alarm", async () => {
  const { allowed, longestWait, sources } = await flood(100, () => "192.0.2.1");
  expect(allowed).toBe(60);
  expect(longestWait).toBe(3600);
  expect(sources).toEqual(["one address"]);
});

it("limits an IPv4 /24 network to 300 requests an hour", async () => {
  const { allowed, sources } = await flood(400, (index) => `198.51.100.${index % 256}`);
  expect(allowed).toBe(300);
  expect(sources).toEqual(["one network"]);
});

it("limits an IPv6 /48 network to 150 requests an hour", async () => {
  const { allowed, sources } = await flood(400, (index) => `2001:db8:7:${index.toString(16)}`);
  expect(allowed).toBe(150);
  expect(sources).toEqual(["one network"]);
});

it("limits all addresses together to 4000 requests an hour", async () => {
  const { allowed, sources } = await flood(4200, (index) => `10.${index % 250}.${index % 200}.1`);
  expect(allowed).toBe(4000);
  expect(sources).toEqual(["all addresses"]);
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
