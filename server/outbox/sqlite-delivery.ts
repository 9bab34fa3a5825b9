import { z } from "zod";
import type { Report } from "../report.ts";
import {
  type Attempt,
  type Kind,
  MAX_CONCURRENT_ATTEMPTS,
  MAX_RETRY_DELAY_S,
  OutboxUnavailable,
} from "./outbox.ts";
import type { Seal } from "./seal.ts";
import type { Use } from "./sqlite-schema.ts";
import type { Upkeep } from "./sqlite-upkeep.ts";

const POLL_INTERVAL_MS = 1000;
const PURGE_INTERVAL_MS = 600_000;
const MAX_RETRY_DELAY_MS = MAX_RETRY_DELAY_S * 1000;

const claimedRow = z.object({ id: z.string(), words: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimedRow>;

type Parts = {
  kind: Kind;
  use: Use;
  seal: Seal;
  attempt: Attempt | undefined;
  upkeep: Upkeep;
  report: Report;
};

/**
 * Polls for due requests and attempts up to MAX_CONCURRENT_ATTEMPTS of them concurrently. At startup
 * every waiting request becomes due, because a killed process may have left some claimed. Without an
 * attempt, only the upkeep runs.
 */
export function deliverSqlite(parts: Parts) {
  const { use, attempt, upkeep, report } = parts;
  const inProgress = new Map<string, Promise<void>>();
  let isStopped = false;
  const reporting = (what: string, work: () => unknown) => reportingWith(report, what, work);
  // `all` steps the statement to completion, so a failed commit throws here. `get` would commit in a later
  // reset, and node:sqlite ignores the error of a reset.
  const claim = () => use((sql) => sql.claim.all(Date.now(), MAX_RETRY_DELAY_MS)[0]);
  const attemptDue = reporting("waiting requests cannot be read", () => {
    while (attempt && !isStopped && inProgress.size < MAX_CONCURRENT_ATTEMPTS) {
      const found = claim();
      if (!found) break;
      const row = claimedRow.parse(found);
      // This process is still attempting the request: the clock moved forward, so the claim looks expired.
      if (inProgress.has(row.id)) continue;
      const attempted = attemptRow(parts, attempt, row).finally(() => {
        inProgress.delete(row.id);
        attemptDue();
      });
      inProgress.set(row.id, attempted);
    }
  });
  const erase = reporting("the write-ahead log cannot be truncated", upkeep.erase);
  const purge = reporting("old requests cannot be deleted", upkeep.purge);
  const poll = () => {
    attemptDue();
    erase();
  };
  if (attempt)
    reporting("waiting requests cannot be read", () => use((sql) => sql.sendNow.run("")))();
  const timers = [setInterval(poll, POLL_INTERVAL_MS), setInterval(purge, PURGE_INTERVAL_MS)];
  attemptDue();
  return {
    attemptDue,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(inProgress.values());
    },
  };
}

/** Attempts a claimed row, and marks it as sent or schedules a retry. */
async function attemptRow(
  { kind, use, seal, report }: Parts,
  attempt: Attempt,
  { id, words, attempts }: Claimed,
): Promise<void> {
  const markAsSent = () => use((sql) => sql.sent.run(Date.now(), id));
  try {
    if (kind === "acknowledgements") markAsSent();
    await attempt(id, () => seal.open(id, words));
    if (kind === "requests") markAsSent();
  } catch (error) {
    // `attempt` reports its own failures.
    if (error instanceof OutboxUnavailable)
      report("a delivered request cannot be marked as sent", error);
    const reason = (error as Error).message;
    const dueAt = Date.now() + retryDelayMs(attempts);
    const defer = () => use((sql) => sql.defer.run(dueAt, reason, id));
    reportingWith(report, "a retry cannot be scheduled", defer)();
  }
}

/** Reports a failure of the work instead of throwing it. The next poll retries. */
function reportingWith(report: Report, what: string, work: () => unknown) {
  return () => {
    try {
      work();
    } catch (error) {
      report(what, error);
    }
  };
}

/** Exponential backoff from 1 s to MAX_RETRY_DELAY_MS, shortened by up to a quarter as jitter. */
function retryDelayMs(attempts: number): number {
  const delay = Math.min(1000 * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
  return Math.round(delay * (1 - Math.random() / 4));
}
