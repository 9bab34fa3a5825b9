import { statSync } from "node:fs";
import { SENT_RETENTION_MS, WAITING_RETENTION_MS } from "./outbox.ts";
import type { Use } from "./sqlite-schema.ts";

/** A backup or a command may hold a read lock for up to a minute. Only a longer lock is a problem. */
const PROBLEM_AFTER_MS = 60_000;

export type Upkeep = ReturnType<typeof createUpkeep>;

/** Deletes old requests, and erases what any process has sent, dropped or deleted from the write-ahead log. */
export function createUpkeep(file: string, use: Use) {
  // In time of `performance.now()`, because the system clock may be changed.
  let busySince: number | undefined;
  return {
    purge: () =>
      use((sql) => {
        const oldest = Date.now() - WAITING_RETENTION_MS;
        sql.purgeSent.run(Date.now() - SENT_RETENTION_MS);
        sql.countPurge.run(oldest);
        sql.purgeWaiting.run(oldest);
      }),
    /** Truncates the write-ahead log, which keeps deleted text until then. A lock of another process prevents it. */
    erase() {
      const { size } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? { size: 0 };
      const isBusy = size > 0 && use((sql) => sql.truncateLog()) === "busy";
      busySince = isBusy ? (busySince ?? performance.now()) : undefined;
    },
    problem(): string | undefined {
      if (busySince === undefined || performance.now() - busySince < PROBLEM_AFTER_MS)
        return undefined;
      return `${file}-wal grows and keeps deleted text, because another process keeps the file locked`;
    },
  };
}
