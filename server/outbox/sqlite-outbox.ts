import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { Report } from "../report.ts";
import {
  type Kind,
  LATE_AFTER_MS,
  type Outbox,
  OutboxUnavailable,
  type RecordedMail,
} from "./outbox.ts";
import type { Seal } from "./seal.ts";
import { deliverSqlite } from "./sqlite-delivery.ts";
import { type Connection, connect, type Use } from "./sqlite-schema.ts";
import { createUpkeep } from "./sqlite-upkeep.ts";

/** With less free disk space than this, new requests are rejected, so that stored ones can still be delivered. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * How often the probe commits. The others are rolled back, which writes nothing to the disk: a commit every
 * few seconds would write hundreds of megabytes a day. After a failure each probe commits until one succeeds.
 */
const COMMIT_PROBE_INTERVAL_MS = 600_000;

/** The lock timeout. SQLite runs on the main thread, so every page waits as well. */
const LOCK_TIMEOUT_MS = 1000;
/** The lock timeout after a statement has timed out, for SHORT_TIMEOUT_FOR_MS. */
const SHORT_LOCK_TIMEOUT_MS = 50;
const SHORT_TIMEOUT_FOR_MS = 10_000;
/** The low byte of a result code is its primary code: https://www.sqlite.org/rescode.html */
const PRIMARY_CODE = 0xff;
const SQLITE_BUSY = 5;

const summaryRow = z.object({
  waiting: z.number(),
  oldest: z.number().nullable(),
  hasSentRecently: z.number(),
});
const lateRow = z.object({ id: z.string() });
const wordsRow = z.object({ words: z.string() });
const listedRow = z.object({
  id: z.string(),
  attempts: z.number(),
  receivedAt: z.number(),
  reason: z.string(),
});

type Recording = {
  id: string;
  words: string;
  afterMs: number;
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** An outbox in an SQLite file, for a single server. Each kind has its own table, and its own connection. */
export function openSqliteOutbox(
  file: string,
  seal: Seal,
  report: Report,
  kind: Kind = "requests",
): Outbox {
  const { use, close } = openOnDemand(file, kind);
  const upkeep = createUpkeep(file, use);
  /** When a commit last succeeded, in time of `performance.now()`. */
  let committedAt = Number.NEGATIVE_INFINITY;
  const write = (work: (sql: Connection) => void, end: "commit" | "rollback" = "commit") => {
    try {
      use((sql) => {
        sql.exec("begin immediate");
        work(sql);
        sql.exec(end);
      });
      if (end === "commit") committedAt = performance.now();
    } catch (error) {
      committedAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
  let group: Recording[] = [];
  let attemptDue = () => {};
  /** Group commit: requests that arrive in one turn of the event loop share one fsync. */
  const commit = () => {
    const recordings = group;
    group = [];
    try {
      checkFreeSpace(file);
      write((sql) => {
        const now = Date.now();
        for (const { id, words, afterMs } of recordings)
          sql.insert.run(id, words, now, now + afterMs);
      });
      for (const { resolve } of recordings) resolve();
      attemptDue();
    } catch (error) {
      for (const { reject } of recordings) reject(error);
    }
  };
  return {
    record: (id: string, mail: RecordedMail, afterMs = 0) =>
      new Promise((resolve, reject) => {
        if (group.length === 0) setTimeout(commit);
        group.push({ id, words: seal.seal(id, mail), afterMs, resolve, reject });
      }),
    deliver(attempt) {
      const delivery = deliverSqlite({ kind, use, seal, attempt, upkeep, report });
      attemptDue = delivery.attemptDue;
      return delivery;
    },
    async summary() {
      checkFreeSpace(file);
      const now = Date.now();
      const isCommitDue = performance.now() - committedAt > COMMIT_PROBE_INTERVAL_MS;
      write(
        (sql) => {
          sql.insert.run("", "", now, now);
          sql.deleteProbe.run();
        },
        isCommitDue ? "commit" : "rollback",
      );
      const { waiting, oldest, hasSentRecently } = summaryRow.parse(
        use((sql) => sql.summary.get()),
      );
      const late = z.array(lateRow).parse(use((sql) => sql.late.all(now - LATE_AFTER_MS)));
      return {
        waiting,
        oldestMs: oldest === null ? 0 : now - oldest,
        late: late.map(({ id }) => id),
        hasSentRecently: hasSentRecently === 1,
        erasureProblem: upkeep.problem(),
      };
    },
    list: async () => z.array(listedRow).parse(use((sql) => sql.list.all())),
    async read(id) {
      const row = use((sql) => sql.read.get(id));
      return row && seal.open(id, wordsRow.parse(row).words);
    },
    sendNow: async (id = "") => Number(use((sql) => sql.sendNow.run(id)).changes),
    drop: async (id) => Number(use((sql) => sql.drop.run(id)).changes),
    close: async () => close(),
  };
}

/**
 * Opens the file at its first use: a full disk or a damaged file makes a request fail with
 * OutboxUnavailable, but does not stop the server from starting.
 */
function openOnDemand(file: string, kind: Kind): { use: Use; close: () => void } {
  let connection: (Connection & { inode: number | undefined }) | undefined;
  let shortTimeoutUntil = 0;
  const use: Use = (work) => {
    const timeoutMs = Date.now() < shortTimeoutUntil ? SHORT_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS;
    try {
      // SQLite would keep writing to a deleted or replaced file, and those requests would be lost.
      if (connection && connection.inode !== inodeOf(file)) {
        connection.close();
        connection = undefined;
      }
      connection ??= { ...connect(file, timeoutMs, kind), inode: inodeOf(file) };
      connection.setLockTimeout(timeoutMs);
      return work(connection);
    } catch (cause) {
      const { errcode = 0 } = cause as { errcode?: number };
      const isBusy = (errcode & PRIMARY_CODE) === SQLITE_BUSY;
      if (isBusy && timeoutMs === LOCK_TIMEOUT_MS)
        shortTimeoutUntil = Date.now() + SHORT_TIMEOUT_FOR_MS;
      connection?.close();
      connection = undefined;
      throw new OutboxUnavailable(`${file}: ${(cause as Error).message}`, { cause });
    }
  };
  return { use, close: () => connection?.close() };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function checkFreeSpace(file: string): void {
  const { blocks, bavail, bsize } = statfsSync(dirname(file));
  // Some network and FUSE file systems report no sizes.
  if (blocks > 0 && bavail * bsize < MIN_FREE_BYTES)
    throw new OutboxUnavailable("the disk is almost full");
}
