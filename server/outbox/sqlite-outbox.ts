import { z } from "zod";
import type { Report } from "../report.ts";
import { type Kind, LATE_AFTER_MS, type Outbox } from "./outbox.ts";
import type { Seal } from "./seal.ts";
import { openOnDemand } from "./sqlite-connection.ts";
import { deliverSqlite } from "./sqlite-delivery.ts";
import { createUpkeep } from "./sqlite-upkeep.ts";
import { createGroupCommit, createWriter } from "./sqlite-writes.ts";

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

/** An outbox in an SQLite file, for a single server. Each kind has its own table, and its own connection. */
export function openSqliteOutbox(
  file: string,
  seal: Seal,
  report: Report,
  kind: Kind = "requests",
): Outbox {
  const { use, close } = openOnDemand(file, kind);
  const upkeep = createUpkeep(file, use);
  const writer = createWriter(file, use);
  let attemptDue = () => {};
  const group = createGroupCommit(writer.insert, () => attemptDue());
  return {
    record: async (id, mail, afterMs = 0) => group.add({ id, words: seal.seal(id, mail), afterMs }),
    deliver(attempt) {
      const delivery = deliverSqlite({ kind, use, seal, attempt, upkeep, report });
      attemptDue = delivery.attemptDue;
      return delivery;
    },
    async summary() {
      writer.probe();
      const now = Date.now();
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
