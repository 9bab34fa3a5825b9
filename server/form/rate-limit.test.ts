import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { createRateLimit, type SharedCount } from "./rate-limit.ts";

/** Counts as the database does, which the library's statements ask for the points of a key. */
function sharedCount(): SharedCount {
  const points = new Map<string, number>();
  const query = async ({
    text,
    values: [key, more],
  }: {
    text: string;
    values: [string, number];
  }) => {
    const isCounting = text.includes("INSERT");
    if (isCounting) points.set(key, (points.get(key) ?? 0) + more);
    const row = { points: points.get(key), expire: String(Date.now() + 60_000) };
    return { rows: [row], rowCount: points.has(key) ? 1 : 0 };
  };
  const client = { query, release: () => {} };
  return { pool: { connect: async () => client } as unknown as Pool, isAway: () => false };
}

describe.each([
  ["alone", () => undefined],
  ["together with other nodes", sharedCount],
])("counting %s", (_, shared) => {
  const limit = (perMinute: number) => createRateLimit(perMinute, shared());

  it("makes an address wait that is over its limit, and no other", async () => {
    const { secondsToWait } = limit(2);
    expect(await secondsToWait("a")).toBeUndefined();
    expect(await secondsToWait("a")).toBeUndefined();
    expect(await secondsToWait("a")).toBeGreaterThan(0);
    expect(await secondsToWait("a")).toBeLessThanOrEqual(60);
    expect(await secondsToWait("b")).toBeUndefined();
  });

  it("makes a network of IPv6 wait however many of its addresses ask", async () => {
    const { secondsToWait } = limit(4);
    for (let home = 0; home < 20; home++) {
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

it("is no limit at 0", async () => {
  const { secondsToWait, isUsedUp } = createRateLimit(0);
  for (let sent = 0; sent < 100; sent++) expect(await secondsToWait("a")).toBeUndefined();
  expect(await isUsedUp()).toBe(false);
});
