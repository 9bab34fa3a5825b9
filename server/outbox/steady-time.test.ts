import { expect, it } from "vitest";
import { SteadyTime } from "./steady-time.ts";

const LEASE_MS = 30_000;
const HOUR_MS = 3_600_000;

function setUp() {
  const clock = { monotonic: 0, database: 1_800_000_000_000 };
  const time = new SteadyTime(LEASE_MS, () => clock.monotonic);
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1000) {
      clock.monotonic += 1000;
      clock.database += 1000;
      time.observe(clock.database, clock.monotonic);
    }
  };
  return { clock, time, pass };
}

it("is steady after a whole lease in step", () => {
  const { time, pass } = setUp();
  pass(LEASE_MS - 1000);
  expect(time.isSteady).toBe(false);
  pass(1000);
  expect(time.isSteady).toBe(true);
});

it.each([HOUR_MS, -HOUR_MS])("starts over when the database's clock is set by %i ms", (jump) => {
  const { clock, time, pass } = setUp();
  pass(LEASE_MS);
  clock.database += jump;
  pass(1000);
  expect(time.isSteady).toBe(false);
  pass(LEASE_MS);
  expect(time.isSteady).toBe(true);
});

it("starts over after an outage", () => {
  const { time, pass } = setUp();
  pass(LEASE_MS);
  time.interrupt();
  expect(time.isSteady).toBe(false);
});

it("is not misled by slow answers", () => {
  const { clock, time, pass } = setUp();
  pass(LEASE_MS);
  const askedAt = time.now();
  clock.monotonic += 20_000;
  clock.database += 20_000;
  time.observe(clock.database - 19_000, askedAt);
  expect(time.isSteady).toBe(true);
});
