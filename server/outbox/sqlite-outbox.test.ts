import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { openOutbox, outboxFile } from "./open-outbox.ts";
import { WAITING_KEPT_MS } from "./outbox.ts";

// What `pragma synchronous` answers: each commit is followed by an fsync of the log.
const FULL = 2;

const execute = DatabaseSync.prototype.exec;
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An outbox, and the connection that it writes by: `synchronous` belongs to that alone. */
async function setUp() {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const dataDir = temporaryFolder("sqlite-outbox");
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const connections = () => new Set(exec.mock.contexts as DatabaseSync[]);
  return { dataDir, outbox, connections };
}

it("has what it recorded on the disk, by a log that each commit forces there", async () => {
  const { outbox, connections } = await setUp();
  await outbox.record("a1", mail);
  const [connection, ...others] = connections();
  expect(others).toEqual([]);
  const { synchronous } = connection?.prepare("pragma synchronous").get() ?? {};
  const { journal_mode } = connection?.prepare("pragma journal_mode").get() ?? {};
  expect([synchronous, journal_mode]).toEqual([FULL, "wal"]);
  await outbox.close();
});

it("has committed a request before it says so, also among many", async () => {
  const { dataDir, outbox } = await setUp();
  const other = new DatabaseSync(outboxFile(dataDir));
  const ids = Array.from({ length: 20 }, (_, index) => `a${index}`);
  // Another connection sees what is committed, and nothing else.
  const seen = ids.map(async (id) => {
    await outbox.record(id, mail);
    return other.prepare("select id from outbox where id = ?").get(id)?.id;
  });
  expect(await Promise.all(seen)).toEqual(ids);
  other.close();
  await outbox.close();
});

it("records in the file that is there, where the one it had open was taken away", async () => {
  const { dataDir, outbox } = await setUp();
  await outbox.record("a1", mail);
  for (const ending of ["", "-wal", "-shm"]) rmSync(outboxFile(dataDir) + ending, { force: true });
  await outbox.record("a2", mail);
  const other = new DatabaseSync(outboxFile(dataDir));
  expect(other.prepare("select id from outbox").all()).toEqual([{ id: "a2" }]);
  other.close();
  await outbox.close();
});

it("says so for none of those whose commit fails", async () => {
  const { outbox } = await setUp();
  await outbox.record("a0", mail);
  vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    if (sql === "commit") throw new Error("disk I/O error");
    execute.call(this, sql);
  });
  const outcomes = await Promise.allSettled(["a1", "a2"].map((id) => outbox.record(id, mail)));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  vi.restoreAllMocks();
  expect(await outbox.summary()).toMatchObject({ waiting: 1 });
  await outbox.close();
});

it("keeps what waits when the clock is set forward, and drops what was tried for ninety days", async () => {
  vi.useFakeTimers();
  const { dataDir, outbox } = await setUp();
  const recorded = outbox.record("a1", mail);
  await vi.advanceTimersByTimeAsync(1);
  await recorded;
  const delivery = outbox.deliver(async () => {
    throw new Error("451 later");
  });
  const waitingAfterPurge = async () => {
    await vi.advanceTimersByTimeAsync(600_000);
    return (await outbox.summary()).waiting;
  };
  vi.setSystemTime(Date.now() + WAITING_KEPT_MS + 86_400_000);
  expect(await waitingAfterPurge()).toBe(1);
  const other = new DatabaseSync(outboxFile(dataDir));
  // As many as the pauses of ninety days leave room for.
  other.exec("update outbox set attempts = 8000");
  other.close();
  expect(await waitingAfterPurge()).toBe(0);
  await delivery.stop();
  await outbox.close();
});
