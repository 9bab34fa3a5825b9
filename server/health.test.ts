import { expect, it, vi } from "vitest";
import { createReadiness } from "./health.ts";

const HOUR_MS = 3_600_000;
const rest = { waiting: 0, oldestMs: 0, late: [], hasSentRecently: true };

function handlerOver(summary: () => Promise<typeof rest>) {
  return createReadiness({ outbox: { summary }, problems: () => [], failures: () => [] }, []);
}

async function ready(summary: Partial<typeof rest> | Error, areReasonsShown = true) {
  const handle = handlerOver(async () => {
    if (summary instanceof Error) throw summary;
    return { ...rest, ...summary };
  });
  const response = await handle(areReasonsShown);
  return { code: response.status, ...(await response.json()) };
}

it("reads the outbox at most once a second, because anybody may ask", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const summary = vi.fn(async () => ({ ...rest, waiting: summary.mock.calls.length }));
  const handle = handlerOver(summary);
  const waiting = async () => (await (await handle(true)).json()).waiting;
  expect(await Promise.all([waiting(), waiting()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await waiting()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting()).toBe(2);
});

it("is ready while requests can be stored and sent", async () => {
  expect(await ready({})).toMatchObject({ code: 200, status: "ready", waiting: 0 });
});

it("is unavailable when no request can be stored, and gives the reason on this machine only", async () => {
  const full = new Error("the disk is almost full");
  expect(await ready(full)).toMatchObject({
    code: 503,
    status: "unavailable",
    reasons: ["the disk is almost full"],
  });
  expect(await ready(full, false)).toEqual({ code: 503, status: "unavailable" });
});

it("is unavailable when a request has waited for a day and no mail was sent on that day", async () => {
  const waiting = { waiting: 1, oldestMs: 24 * HOUR_MS };
  expect(await ready(waiting)).toMatchObject({ waiting: 1, oldestWaitingSeconds: 86_400 });
  expect(await ready({ ...waiting, hasSentRecently: false })).toMatchObject({ code: 503 });
  expect(await ready({ ...waiting, hasSentRecently: true })).toMatchObject({ code: 200 });
  const almost = { waiting: 1, oldestMs: 23 * HOUR_MS, hasSentRecently: false };
  expect(await ready(almost)).toMatchObject({ code: 200 });
});
