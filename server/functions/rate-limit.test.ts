import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

it("makes an address wait that is over its limit, and no other", async () => {
  const secondsToWait = createRateLimit(2);
  expect(await secondsToWait("a")).toBeUndefined();
  expect(await secondsToWait("a")).toBeUndefined();
  expect(await secondsToWait("a")).toBeGreaterThan(0);
  expect(await secondsToWait("a")).toBeLessThanOrEqual(60);
  expect(await secondsToWait("b")).toBeUndefined();
});

it("limits all addresses together at fifty times that", async () => {
  const secondsToWait = createRateLimit(1);
  for (let address = 0; address < 50; address++) {
    expect(await secondsToWait(String(address))).toBeUndefined();
  }
  expect(await secondsToWait("one more")).toBeGreaterThan(0);
});

it("is no limit at 0", async () => {
  const secondsToWait = createRateLimit(0);
  for (let sent = 0; sent < 100; sent++) expect(await secondsToWait("a")).toBeUndefined();
});
