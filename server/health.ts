import { DAY_MS } from "./outbox/outbox.ts";
import type { Requests } from "./requests.ts";

/**
 * 503 where a request cannot be taken, or where no mail gets through: one has waited for a day, and
 * none was sent on that day. What else a person should look at is "attention", and answers 200.
 * @param notes what a person should know of the build and the settings, a sentence each
 * @param isTold whether the reasons are shown: to this machine alone
 */
export async function readiness(requests: Requests, notes: readonly string[], isTold: boolean) {
  const summary = await requests.outbox.summary().catch((error: Error) => error.message);
  const isTaken = typeof summary !== "string";
  const reasons = [...(isTaken ? [] : [summary]), ...requests.troubles(), ...notes];
  const isUnavailable = !isTaken || (summary.oldestMs >= DAY_MS && !summary.isSending);
  const status = isUnavailable ? "unavailable" : reasons.length > 0 ? "attention" : "ready";
  const waiting = isTaken && {
    waiting: summary.waiting,
    oldestWaitingSeconds: Math.round(summary.oldestMs / 1000),
  };
  const body = { status, ...waiting, reasons, failures: requests.failures() };
  return Response.json(isTold ? body : { status }, { status: isUnavailable ? 503 : 200 });
}
