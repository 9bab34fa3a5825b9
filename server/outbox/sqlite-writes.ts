import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { OutboxUnavailable } from "./outbox.ts";
import type { Connection, Use } from "./sqlite-schema.ts";

/** With less free disk space than this, new requests are rejected, so that stored ones can still be delivered. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * How often the probe commits. The others are rolled back, which writes nothing to the disk: a commit every
 * few seconds would write hundreds of megabytes a day. After a failure each probe commits until one succeeds.
 */
const COMMIT_PROBE_INTERVAL_MS = 600_000;

type Recording = { id: string; words: string; afterMs: number };

/** Stores recordings, and probes whether that would succeed. @throws OutboxUnavailable */
export function createWriter(file: string, use: Use) {
  /** When a commit last succeeded, in time of `performance.now()`. */
  let committedAt = Number.NEGATIVE_INFINITY;
  const write = (work: (sql: Connection) => void, end: "commit" | "rollback") => {
    checkFreeSpace(file);
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
  return {
    insert(recordings: readonly Recording[]) {
      const now = Date.now();
      write((sql) => {
        for (const { id, words, afterMs } of recordings)
          sql.insert.run(id, words, now, now + afterMs);
      }, "commit");
    },
    /** Inserts a row and deletes it again. */
    probe() {
      const now = Date.now();
      const isCommitDue = performance.now() - committedAt > COMMIT_PROBE_INTERVAL_MS;
      write(
        (sql) => {
          sql.insert.run("", "", now, now);
          sql.deleteProbe.run();
        },
        isCommitDue ? "commit" : "rollback",
      );
    },
  };
}

type Pending = Recording & { resolve: () => void; reject: (error: unknown) => void };

/** Group commit: recordings that arrive in one turn of the event loop share one transaction, and so one fsync. */
export function createGroupCommit(
  commit: (recordings: readonly Recording[]) => void,
  onCommitted: () => void,
) {
  let group: Pending[] = [];
  const commitGroup = () => {
    const pending = group;
    group = [];
    try {
      commit(pending);
      for (const { resolve } of pending) resolve();
      onCommitted();
    } catch (error) {
      for (const { reject } of pending) reject(error);
    }
  };
  return {
    /** Resolves once the recording is on the disk. */
    add: (recording: Recording) =>
      new Promise<void>((resolve, reject) => {
        if (group.length === 0) setTimeout(commitGroup);
        group.push({ ...recording, resolve, reject });
      }),
  };
}

function checkFreeSpace(file: string): void {
  const { blocks, bavail, bsize } = statfsSync(dirname(file));
  // Some network and FUSE file systems report no sizes.
  if (blocks > 0 && bavail * bsize < MIN_FREE_BYTES)
    throw new OutboxUnavailable("the disk is almost full");
}
