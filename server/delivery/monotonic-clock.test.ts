import { expect, it } from "vitest";
import { SteadyTime } from "./monotonic-clock.ts";

const LEASE_MS = 30_000;
const HOUR_MS = 3_600_000;

function setUp() {
  const clock = { monotonic: 0, database: 1_800_000_000_000 };
  const time = new SteadyTime(LEASE_MS, () => clock.monotonic);
  const look = () => time.observe(async () => clock.database);
  const tick = (ms: number) => {
    clock.monotonic += ms;
    clock.database += ms;
  };
  /** Looks once a second; says whether the time was steady at the last look. */
  const pass = async (ms: number) => {
    let isSteady = false;
    for (let passed = 0; passed < ms; passed += 1000) {
      tick(1000);
      isSteady = await look();
    }
    return isSteady;
  };
  return { clock, time, tick, pass };
}

it("is steady after a whole lease in step", async () => {
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
  const { time, pass } = setUp();
  await pass(LEASE_MS);
  time.interrupt();
  expect(await pass(1000)).toBe(false);
});

it("is not misled by slow answers", async () => {
  const { clock, time, tick, pass } = setUp();
  await pass(LEASE_MS);
  const isSteady = await time.observe(async () => {
    tick(1000);
    const readEarly = clock.database;
    tick(19_000);
    return readEarly;
  });
  expect(isSteady).toBe(true);
});
