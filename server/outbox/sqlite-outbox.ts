import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { deliverSqlite } from "./deliver-sqlite.ts";
import { type Outbox, OutboxUnavailable, type RecordedMail } from "./outbox.ts";
import type { Seal } from "./seal.ts";
import { type Connection, connect, type Use } from "./sqlite-schema.ts";

/** Requests are refused while less is free, so that accepted ones can still be delivered. */
const LOW_WATER_BYTES = 64 * 1024 * 1024;

const summaryRow = z.object({ waiting: z.number(), oldest: z.number().nullable() });
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
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** One file that one server owns. A full disk or a damaged file is told with each request, not at the start. */
export function openSqliteOutbox(file: string, seal: Seal): Outbox {
  let connection: (Connection & { inode: number | undefined }) | undefined;
  const use: Use = (work) => {
    try {
      // A file that was taken away takes words still, and nobody finds them: the one that is there is opened.
      if (connection && connection.inode !== inodeOf(file)) {
        connection.close();
        connection = undefined;
      }
      connection ??= { ...connect(file), inode: inodeOf(file) };
      return work(connection);
    } catch (cause) {
      connection?.close();
      connection = undefined;
      throw new OutboxUnavailable(`${file}: ${(cause as Error).message}`, { cause });
    }
  };
  let group: Recording[] = [];
  let wake = () => {};
  /** What came in one turn of the event loop shares one fsync. */
  const commit = () => {
    const recordings = group;
    group = [];
    try {
      refuseOnLowDisk(file);
      use((sql) => {
        sql.exec("begin immediate");
        const now = Date.now();
        for (const { id, words } of recordings) sql.insert.run(id, words, now);
        sql.exec("commit");
      });
      for (const { resolve } of recordings) resolve();
      wake();
    } catch (error) {
      for (const { reject } of recordings) reject(error);
    }
  };
  return {
    record: (id: string, mail: RecordedMail) =>
      new Promise((resolve, reject) => {
        if (group.length === 0) setTimeout(commit);
        group.push({ id, words: seal.seal(id, mail), resolve, reject });
      }),
    deliver(attempt) {
      const delivery = deliverSqlite({ use, seal, attempt });
      wake = delivery.wake;
      return delivery;
    },
    async summary() {
      refuseOnLowDisk(file);
      use((sql) => sql.probe.run());
      const { waiting, oldest } = summaryRow.parse(use((sql) => sql.summary.get()));
      return { waiting, oldestMs: oldest === null ? 0 : Date.now() - oldest };
    },
    list: async () => z.array(listedRow).parse(use((sql) => sql.list.all())),
    async read(id) {
      const row = use((sql) => sql.read.get(id));
      return row && seal.open(id, wordsRow.parse(row).words);
    },
    sendNow: async (id = "") => Number(use((sql) => sql.sendNow.run(id)).changes),
    drop: async (id) => Number(use((sql) => sql.drop.run(id)).changes),
    async close() {
      connection?.close();
    },
  };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function refuseOnLowDisk(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < LOW_WATER_BYTES) throw new OutboxUnavailable("the disk is almost full");
}
