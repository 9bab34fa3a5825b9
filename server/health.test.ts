import { expect, it } from "vitest";
import { readiness } from "./health.ts";
import type { Requests } from "./requests.ts";

const HOUR_MS = 3_600_000;
const rest = { waiting: 0, oldestMs: 0, late: [], hasSentRecently: true };

async function ready(summary: Partial<typeof rest> | Error, areReasonsShown = true) {
  const outbox = {
    summary: async () => {
      if (summary instanceof Error) throw summary;
      return { ...rest, ...summary };
    },
  };
  const requests = { outbox, problems: () => [], failures: () => [] };
  const response = await readiness(requests as unknown as Requests, [], areReasonsShown);
  return { code: response.status, ...(await response.json()) };
}

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
