import { afterEach, expect, it, vi } from "vitest";
import { MonotonicClockCheck } from "./monotonic-clock.ts";

const LEASE_MS = 30_000;
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  vi.useFakeTimers({ toFake: ["performance"] });
  const clock = { database: 1_800_000_000_000 };
  const check = new MonotonicClockCheck(LEASE_MS);
  const look = () => check.observe(async () => clock.database);
  const tick = (ms: number) => {
    vi.advanceTimersByTime(ms);
    clock.database += ms;
  };
  /** Looks once a second; says whether the clocks were in step at the last look. */
  const pass = async (ms: number) => {
    let isInStep = false;
    for (let passed = 0; passed < ms; passed += 1000) {
      tick(1000);
      isInStep = await look();
    }
    return isInStep;
  };
  return { clock, check, tick, pass };
}

it("trusts the database after a whole lease in step", async () => {
  const { pass } = setUp();
  expect(await pass(LEASE_MS - 1000)).toBe(false);
  expect(await pass(1000)).toBe(true);
});

it.each([HOUR_MS, -HOUR_MS])(
  "starts over when the database's clock is set by %i ms",
  async (jump) => {
    const { clock, pass } = setUp();
    await pass(LEASE_MS);
    clock.database += jump;
    expect(await pass(1000)).toBe(false);
    expect(await pass(LEASE_MS)).toBe(true);
  },
);

it("starts over after an outage", async () => {
  const { check, pass } = setUp();
  await pass(LEASE_MS);
  check.interrupt();
  expect(await pass(1000)).toBe(false);
});

it("is not misled by slow answers", async () => {
  const { clock, check, tick, pass } = setUp();
  await pass(LEASE_MS);
  const isInStep = await check.observe(async () => {
    tick(1000);
    const readEarly = clock.database;
    tick(19_000);
    return readEarly;
  });
  expect(isInStep).toBe(true);
});
