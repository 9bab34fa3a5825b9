import { expect, it, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

const BURST = 1000;

/** How many of so many requests are welcome, and what the alarm is told. */
async function count(requests: number, addressOf: (index: number) => string) {
  const onFlood = vi.fn();
  const secondsToWait = createRateLimit(BURST, onFlood);
  const waits: (number | undefined)[] = [];
  for (let index = 0; index < requests; index++) waits.push(await secondsToWait(addressOf(index)));
  const refused = waits.filter((wait) => wait !== undefined);
  return {
    taken: requests - refused.length,
    longestWait: Math.max(0, ...refused),
    told: [...new Set(onFlood.mock.calls.flat())],
  };
}

it("lets one address send 20 in a minute where the setting says so, and tells nobody", async () => {
  const onFlood = vi.fn();
  const secondsToWait = createRateLimit(20, onFlood);
  for (let index = 0; index < 20; index++) expect(await secondsToWait("192.0.2.1")).toBeUndefined();
  expect(await secondsToWait("192.0.2.1")).toBeGreaterThan(50);
  expect(await secondsToWait("192.0.2.2")).toBeUndefined();
  expect(onFlood).not.toHaveBeenCalled();
});

it("takes 60 an hour of one address, then asks it to wait for the hour and tells somebody", async () => {
  const { taken, longestWait, told } = await count(100, () => "192.0.2.1");
  expect(taken).toBe(60);
  expect(longestWait).toBe(3600);
  expect(told).toEqual(["from one address"]);
});

it("takes 300 an hour of the 256 addresses of an IPv4 network", async () => {
  const { taken, told } = await count(400, (index) => `198.51.100.${index % 256}`);
  expect(taken).toBe(300);
  expect(told).toEqual(["from one network"]);
});

it("takes 150 an hour of an IPv6 site, however many networks it has", async () => {
  const { taken, told } = await count(400, (index) => `2001:db8:7:${index.toString(16)}`);
  expect(taken).toBe(150);
  expect(told).toEqual(["from one network"]);
});

it("takes 4000 an hour in all", async () => {
  const { taken, told } = await count(4200, (index) => `10.${index % 250}.${index % 200}.1`);
  expect(taken).toBe(4000);
  expect(told).toEqual(["from everywhere"]);
});

it("remembers nothing of a request that it refuses: a flood of addresses takes no memory", async () => {
  vi.useFakeTimers();
  const secondsToWait = createRateLimit(BURST, () => {});
  for (let index = 0; index < 150; index++) await secondsToWait(`2001:db8:7:${index}`);
  // The limiter keeps a timer for each entry.
  const entries = vi.getTimerCount();
  for (let index = 150; index < 1150; index++) {
    expect(await secondsToWait(`2001:db8:7:${index}`)).toBe(3600);
  }
  expect(vi.getTimerCount()).toBe(entries);
  vi.useRealTimers();
});

it("asks nobody to wait longer than its longest period after the clock was set back", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T12:00:00Z"), toFake: ["Date"] });
  const secondsToWait = createRateLimit(1, () => {});
  await secondsToWait("192.0.2.1");
  vi.setSystemTime(new Date("2026-11-24T12:00:00Z"));
  expect(await secondsToWait("192.0.2.1")).toBe(60);
  vi.useRealTimers();
});

it("counts nothing where it is switched off", async () => {
  const secondsToWait = createRateLimit(0, () => {});
  for (let index = 0; index < 200; index++) expect(await secondsToWait("a")).toBeUndefined();
});
