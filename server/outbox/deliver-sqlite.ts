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
/** A backup or a command may read the file for a while: only a longer wait is reported. */
const REPORT_AFTER_LOOKS = 60;

const claimedRow = z.object({ id: z.string(), words: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimedRow>;

type Parts = { file: string; use: Use; seal: Seal; attempt: Attempt; report: Report };

/** Attempts what is due, a few at a time. What a killed process was attempting is due at the start. */
export function deliverSqlite({ file, use, seal, attempt, report }: Parts) {
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let busyLooks = 0;
  /** A failure is reported; the next look tries again. */
  const retried = (what: string, work: () => unknown) => () => {
    try {
      work();
    } catch (error) {
      report(what, error);
    }
  };
  // `all` runs the statement to its end; `get` would leave the commit to a reset, whose failure is not reported.
  const claim = () => use((sql) => sql.claim.all(Date.now(), LONGEST_PAUSE_MS)[0]);
  const wake = retried("waiting requests cannot be read", () => {
    while (!isStopped && underWay.size < AT_ONCE) {
      const found = claim();
      if (!found) break;
      const row = claimedRow.parse(found);
      // The clock was set forward during its attempt.
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
      // The attempt itself reports its failures.
      if (error instanceof OutboxUnavailable) report("a sent request cannot be noted", error);
      const reason = (error as Error).message;
      const dueAt = Date.now() + pauseMs(attempts);
      retried("an attempt cannot be noted", () => use((sql) => sql.defer.run(dueAt, reason, id)))();
    }
  };
  // The write-ahead log keeps the words of requests that were sent, dropped or purged, by any process.
  const emptyLog = retried("the database's log cannot be emptied", () => {
    const { size } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? { size: 0 };
    const isBusy = size > 0 && use((sql) => sql.emptyLog()) === "busy";
    busyLooks = isBusy ? busyLooks + 1 : 0;
    if (busyLooks >= REPORT_AFTER_LOOKS) throw new Error("another process keeps reading the file");
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

/** 1 s after the first attempt, then twice as long each time, less up to a quarter by chance. */
function pauseMs(attempts: number): number {
  const pause = Math.min(1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - Math.random() / 4));
}
