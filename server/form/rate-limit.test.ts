import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgresIfHere } from "../../test/support/postgres.ts";
import { createPool, openPostgres } from "../store/postgres.ts";
import { createRateLimit, type SharedCounter } from "./rate-limit.ts";

const postgres = await startPostgresIfHere();
const url = postgres?.url ?? "";
const pool = createPool(url);
const database = openPostgres(url);
afterAll(async () => {
  await Promise.all([pool.end(), database.close()]);
  await postgres?.stop();
});

function sharedCounter() {
  const state = { isAway: false };
  const noteAway = () => {
    state.isAway = true;
  };
  return { state, shared: { pool, isAway: () => state.isAway, noteAway } satisfies SharedCounter };
}

describe.each([
  ["alone", () => undefined, false],
  ["together with other nodes", () => sharedCounter().shared, !postgres],
])("counting %s", (_, shared, isSkipped) => {
  const limit = (perMinute: number) => createRateLimit(perMinute, shared());
  beforeEach(async ({ skip }) => {
    if (isSkipped) skip("needs PostgreSQL");
    if (shared()) await database.batch([{ sql: "truncate request_rate", values: [] }]);
  });

  it("makes an address wait that is over its limit, and no other", async () => {
    const { secondsToWait } = limit(2);
    expect(await secondsToWait("a")).toBeUndefined();
    expect(await secondsToWait("a")).toBeUndefined();
    expect(await secondsToWait("a")).toBeGreaterThan(0);
    expect(await secondsToWait("a")).toBeLessThanOrEqual(60);
    expect(await secondsToWait("b")).toBeUndefined();
  });

  it("makes a network of IPv6 wait, but for the first requests of each of its addresses", async () => {
    const { secondsToWait } = limit(4);
    for (let home = 0; home < 10; home++) {
      const address = `2001:db8:1:${home.toString(16)}`;
      for (let sent = 0; sent < 3; sent++) expect(await secondsToWait(address)).toBeUndefined();
      if (home >= 6) expect(await secondsToWait(address)).toBeGreaterThan(0);
    }
    for (const elsewhere of ["2001:db8:2:0", "192.0.2.1"]) {
      for (let sent = 0; sent < 4; sent++) expect(await secondsToWait(elsewhere)).toBeUndefined();
    }
  });

  it("lets no busy network use up more than all may, nor keep other networks out", async () => {
    const { secondsToWait } = limit(1);
    for (let home = 0; home < 50; home++) {
      expect(await secondsToWait(`2001:db8:1:${home.toString(16)}`)).toBeUndefined();
    }
    expect(await secondsToWait("2001:db8:1:ff")).toBeGreaterThan(0);
    expect(await secondsToWait("2001:db8:2:0")).toBeUndefined();
    expect(await secondsToWait("192.0.2.1")).toBeUndefined();
  });

  it("limits all together at fifty times that, says so, and lets the first of an address pass", async () => {
    const { secondsToWait, isUsedUp } = limit(5);
    for (let address = 0; address < 50; address++) {
      expect(await isUsedUp()).toBe(false);
      for (let sent = 0; sent < 5; sent++) await secondsToWait(`busy ${address}`);
    }
    expect(await isUsedUp()).toBe(true);
    for (let sent = 0; sent < 3; sent++) expect(await secondsToWait("new")).toBeUndefined();
    expect(await secondsToWait("new")).toBeGreaterThan(0);
  });
});

it.skipIf(!postgres)("counts alone, and says so, once the database does not answer", async () => {
  const { state, shared } = sharedCounter();
  const { secondsToWait } = createRateLimit(1, shared);
  await database.batch([{ sql: "truncate request_rate", values: [] }]);
  expect(await secondsToWait("a")).toBeUndefined();
  postgres?.hang();
  try {
    expect(await secondsToWait("b")).toBeUndefined();
    expect(state.isAway).toBe(true);
    expect(await secondsToWait("b")).toBeGreaterThan(0);
  } finally {
    postgres?.goOn();
  }
});

it("is no limit at 0", async () => {
  const { secondsToWait, isUsedUp } = createRateLimit(0);
  for (let sent = 0; sent < 100; sent++) expect(await secondsToWait("a")).toBeUndefined();
  expect(await isUsedUp()).toBe(false);
});
