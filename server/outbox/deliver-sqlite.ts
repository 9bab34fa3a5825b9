import { z } from "zod";
import { AT_ONCE, type Attempt, LONGEST_PAUSE_S, SENT_KEPT_MS, WAITING_KEPT_MS } from "./outbox.ts";
import type { Seal } from "./seal.ts";
import type { Use } from "./sqlite-schema.ts";

const LOOK_EVERY_MS = 1000;
const PURGE_EVERY_MS = 600_000;
const LONGEST_PAUSE_MS = LONGEST_PAUSE_S * 1000;

const claimedRow = z.object({ id: z.string(), words: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimedRow>;

type Parts = { use: Use; seal: Seal; attempt: Attempt };

/** Attempts what is due, a few at a time. What a killed process had under way is due at the start. */
export function deliverSqlite({ use, seal, attempt }: Parts) {
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let hasSent = false;
  // To its end: what `get` leaves to the statement's reset is not told when it fails.
  const claim = () => use((sql) => sql.claim.all(Date.now(), LONGEST_PAUSE_MS)[0]);
  const wake = quietly(() => {
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
    if (!hasSent || underWay.size > 0) return;
    // The log of the database holds the words, too.
    use((sql) => sql.exec("pragma wal_checkpoint(truncate)"));
    hasSent = false;
  });
  const settle = async ({ id, words, attempts }: Claimed) => {
    try {
      await attempt(id, seal.open(id, words));
      use((sql) => sql.sent.run(Date.now(), id));
      hasSent = true;
    } catch (error) {
      const reason = (error as Error).message;
      const dueAt = Date.now() + pauseMs(attempts);
      quietly(() => use((sql) => sql.defer.run(dueAt, reason, id)))();
    }
  };
  const purge = quietly(() =>
    use((sql) => {
      sql.purgeSent.run(Date.now() - SENT_KEPT_MS);
      sql.purgeWaiting.run(Date.now() - WAITING_KEPT_MS);
    }),
  );
  quietly(() => use((sql) => sql.sendNow.run("")))();
  const timers = [setInterval(wake, LOOK_EVERY_MS), setInterval(purge, PURGE_EVERY_MS)];
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

/** The file is away: the next look tries again, and the alarm says so. */
function quietly(work: () => unknown): () => void {
  return () => {
    try {
      work();
    } catch {}
  };
}
