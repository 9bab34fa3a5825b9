import { statSync } from "node:fs";
import { z } from "zod";
import type { Report } from "../report.ts";
import {
  AT_ONCE,
  type Attempt,
  LONGEST_PAUSE_S,
  OutboxUnavailable,
  SENT_KEPT_MS,
  WAITING_KEPT_MS,
} from "./outbox.ts";
import type { Seal } from "./seal.ts";
import type { Use } from "./sqlite-schema.ts";

const LOOK_EVERY_MS = 1000;
const PURGE_EVERY_MS = 600_000;
const LONGEST_PAUSE_MS = LONGEST_PAUSE_S * 1000;
/** A backup or a command may hold a read lock for up to a minute. Only a longer lock is reported. */
const REPORT_AFTER_LOOKS = 60;

const claimedRow = z.object({ id: z.string(), words: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimedRow>;

type Parts = { file: string; use: Use; seal: Seal; attempt: Attempt; report: Report };

/**
 * Polls for due requests and attempts up to AT_ONCE of them concurrently. At startup every waiting
 * request becomes due, because a killed process may have left some claimed.
 */
export function deliverSqlite({ file, use, seal, attempt, report }: Parts) {
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let busyLooks = 0;
  /** Reports a failure instead of throwing it. The next poll retries. */
  const retried = (what: string, work: () => unknown) => () => {
    try {
      work();
    } catch (error) {
      report(what, error);
    }
  };
  // `all` steps the statement to completion, so a failed commit throws here. `get` would commit in a later
  // reset, and node:sqlite ignores the error of a reset.
  const claim = () => use((sql) => sql.claim.all(Date.now(), LONGEST_PAUSE_MS)[0]);
  const wake = retried("waiting requests cannot be read", () => {
    while (!isStopped && underWay.size < AT_ONCE) {
      const found = claim();
      if (!found) break;
      const row = claimedRow.parse(found);
      // This process is still attempting the request: the clock moved forward, so the claim looks expired.
      if (underWay.has(row.id)) continue;
      const settled = settle(row).finally(() => {
        underWay.delete(row.id);
        wake();
      });
      underWay.set(row.id, settled);
    }
  });
  const settle = async ({ id, words, attempts }: Claimed) => {
    try {
      await attempt(id, () => seal.open(id, words));
      use((sql) => sql.sent.run(Date.now(), id));
    } catch (error) {
      // `attempt` reports its own failures.
      if (error instanceof OutboxUnavailable)
        report("a delivered request cannot be marked as sent", error);
      const reason = (error as Error).message;
      const dueAt = Date.now() + pauseMs(attempts);
      retried("a retry cannot be scheduled", () =>
        use((sql) => sql.defer.run(dueAt, reason, id)),
      )();
    }
  };
  // Until it is truncated, the write-ahead log keeps the text of requests that any process has sent,
  // dropped or purged.
  const emptyLog = retried("the write-ahead log cannot be truncated", () => {
    const { size } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? { size: 0 };
    const isBusy = size > 0 && use((sql) => sql.emptyLog()) === "busy";
    busyLooks = isBusy ? busyLooks + 1 : 0;
    if (busyLooks >= REPORT_AFTER_LOOKS) throw new Error("another process keeps the file locked");
  });
  const purge = retried("old requests cannot be deleted", () =>
    use((sql) => {
      sql.purgeSent.run(Date.now() - SENT_KEPT_MS);
      sql.purgeWaiting.run(Date.now() - WAITING_KEPT_MS);
    }),
  );
  const look = () => {
    wake();
    emptyLog();
  };
  retried("waiting requests cannot be read", () => use((sql) => sql.sendNow.run("")))();
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(purge, PURGE_EVERY_MS)];
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}

/** Exponential backoff from 1 s to LONGEST_PAUSE_MS, shortened by up to a quarter as jitter. */
function pauseMs(attempts: number): number {
  const pause = Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - Math.random() / 4));
}
