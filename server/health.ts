import type { Requests } from "./requests.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * 503 where a request cannot be taken, or one has waited for a day; before that "attention".
 * @param notes what a person should know of the build and the settings, a sentence each
 * @param isTold the reasons: this machine alone is
 */
export async function readiness(requests: Requests, notes: readonly string[], isTold: boolean) {
  const summary = await requests.outbox.summary().catch((error: Error) => error.message);
  const isTaken = typeof summary !== "string";
  const reasons = [...(isTaken ? [] : [summary]), ...requests.troubles(), ...notes];
  const isUnavailable = !isTaken || summary.oldestMs >= DAY_MS;
  const status = isUnavailable ? "unavailable" : reasons.length > 0 ? "attention" : "ready";
  const waiting = isTaken && {
    waiting: summary.waiting,
    oldestWaitingSeconds: Math.round(summary.oldestMs / 1000),
  };
  const body = isTold ? { status, ...waiting, reasons } : { status };
  return Response.json(body, { status: isUnavailable ? 503 : 200 });
}
