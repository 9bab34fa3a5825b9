import { DAY_MS } from "./outbox/outbox.ts";
import type { Requests } from "./requests.ts";

/** How long a summary of the outbox is reused. */
const REUSED_FOR_MS = 1000;

/**
 * Returns the handler of /readyz. 503 "unavailable" means that the outbox cannot persist a request, or that a
 * request has waited for a day and no mail was sent on that day. 200 "attention" lists other problems.
 * @param notes warnings about the build and the settings, one sentence each
 */
export function createReadiness(
  requests: Pick<Requests, "problems" | "failures"> & {
    outbox: Pick<Requests["outbox"], "summary">;
  },
  notes: Iterable<string>,
) {
  const readSummary = () => requests.outbox.summary().catch((error: Error) => error.message);
  /** Shared by concurrent calls, because anybody may call, and each summary locks the SQLite file or scans a table. */
  let summaryRead: ReturnType<typeof readSummary> | undefined;
  const forget = () => {
    summaryRead = undefined;
  };
  /** @param areReasonsShown true for a caller on this machine only, because the reasons are not public */
  return async (areReasonsShown: boolean): Promise<Response> => {
    summaryRead ??= readSummary().finally(() => setTimeout(forget, REUSED_FOR_MS).unref());
    const summary = await summaryRead;
    const canRecord = typeof summary !== "string";
    const reasons = [...(canRecord ? [] : [summary]), ...requests.problems(), ...notes];
    const isUnavailable = !canRecord || (summary.oldestMs >= DAY_MS && !summary.hasSentRecently);
    const status = isUnavailable ? "unavailable" : reasons.length > 0 ? "attention" : "ready";
    const waiting = canRecord && {
      waiting: summary.waiting,
      oldestWaitingSeconds: Math.round(summary.oldestMs / 1000),
    };
    const body = { status, ...waiting, reasons, failures: requests.failures() };
    return Response.json(areReasonsShown ? body : { status }, {
      status: isUnavailable ? 503 : 200,
    });
  };
}
