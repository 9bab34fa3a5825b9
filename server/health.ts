import { DAY_MS } from "./outbox/outbox.ts";
import type { Requests } from "./requests.ts";

/**
 * The response of /readyz. 503 "unavailable" means that the outbox cannot persist a request, or that a
 * request has waited for a day and no mail was sent on that day. 200 "attention" lists other problems.
 * @param notes warnings about the build and the settings, one sentence each
 * @param areReasonsShown true for a caller on this machine only, because the reasons are not public
 */
export async function readiness(
  requests: Requests,
  notes: readonly string[],
  areReasonsShown: boolean,
) {
  const summary = await requests.outbox.summary().catch((error: Error) => error.message);
  const canRecord = typeof summary !== "string";
  const reasons = [...(canRecord ? [] : [summary]), ...requests.problems(), ...notes];
  const isUnavailable = !canRecord || (summary.oldestMs >= DAY_MS && !summary.hasSentRecently);
  const status = isUnavailable ? "unavailable" : reasons.length > 0 ? "attention" : "ready";
  const waiting = canRecord && {
    waiting: summary.waiting,
    oldestWaitingSeconds: Math.round(summary.oldestMs / 1000),
  };
  const body = { status, ...waiting, reasons, failures: requests.failures() };
  return Response.json(areReasonsShown ? body : { status }, { status: isUnavailable ? 503 : 200 });
}
