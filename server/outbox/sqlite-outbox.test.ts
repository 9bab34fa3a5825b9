import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { PATIENCE_MS, temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { openOutbox, outboxFile } from "./open-outbox.ts";

// The value of `pragma synchronous` for FULL: each commit syncs the write-ahead log.
const FULL = 2;

const execute = DatabaseSync.prototype.exec;

/** Opens an outbox, and captures its connection, because `pragma synchronous` is a property of the connection. */
async function setUp() {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const dataDir = temporaryFolder("sqlite-outbox");
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const connections = () => new Set(exec.mock.contexts as DatabaseSync[]);
  /** The lock timeouts of the statements so far, in ms. */
  const lockTimeouts = () =>
    exec.mock.calls.flatMap(([sql]) => Number(/busy_timeout = ([1-9]\d*)/.exec(sql)?.[1]) || []);
  return { dataDir, outbox, connections, lockTimeouts };
}

it("syncs the write-ahead log to disk at each commit", async () => {
  const { outbox, connections } = await setUp();
  await outbox.record("a1", mail);
  const [connection, ...others] = connections();
  expect(others).toEqual([]);
  const { synchronous } = connection?.prepare("pragma synchronous").get() ?? {};
  const { journal_mode } = connection?.prepare("pragma journal_mode").get() ?? {};
  expect([synchronous, journal_mode]).toEqual([FULL, "wal"]);
  await outbox.close();
});

it("commits a request before `record` resolves, also in a group commit", async () => {
  const { dataDir, outbox } = await setUp();
  const other = new DatabaseSync(outboxFile(dataDir));
  const ids = Array.from({ length: 20 }, (_, index) => `a${index}`);
  // Another connection sees committed rows only.
  const seen = ids.map(async (id) => {
    await outbox.record(id, mail);
    return other.prepare("select id from outbox where id = ?").get(id)?.id;
  });
  expect(await Promise.all(seen)).toEqual(ids);
  other.close();
  await outbox.close();
});

it("reopens the file after it was removed and created again", async () => {
  const { dataDir, outbox } = await setUp();
  await outbox.record("a1", mail);
  for (const ending of ["", "-wal", "-shm"]) rmSync(outboxFile(dataDir) + ending, { force: true });
  await outbox.record("a2", mail);
  const other = new DatabaseSync(outboxFile(dataDir));
  expect(other.prepare("select id from outbox").all()).toEqual([{ id: "a2" }]);
  other.close();
  await outbox.close();
});

it("rejects every request of a group whose commit fails", async () => {
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

it("rejects `summary` if inserts fail, even if updates succeed", async () => {
  const { dataDir, outbox } = await setUp();
  expect(await outbox.summary()).toEqual({
    waiting: 0,
    oldestMs: 0,
    late: [],
    hasSentRecently: false,
  });
  const other = new DatabaseSync(outboxFile(dataDir));
  other.exec("create trigger full before insert on outbox begin select raise(abort, 'full'); end");
  other.close();
  await expect(outbox.summary()).rejects.toThrow("full");
  await outbox.close();
});

it("waits a second for a lock once, then briefly, because pages wait as well", async () => {
  const { dataDir, outbox, lockTimeouts } = await setUp();
  await outbox.record("a1", mail);
  const delivery = outbox.deliver(() => Promise.reject(new Error("451 later")));
  const other = new DatabaseSync(outboxFile(dataDir));
  other.exec("begin immediate");
  const before = lockTimeouts().length;
  for (const ask of [() => outbox.record("a2", mail), outbox.summary, outbox.sendNow])
    await expect(ask()).rejects.toThrow("locked");
  await expect(outbox.drop("a1")).rejects.toThrow("locked");
  const [first, ...others] = lockTimeouts().slice(before);
  expect([first, ...new Set(others)]).toEqual([1000, 50]);
  other.exec("rollback");
  await outbox.record("a2", mail);
  other.close();
  await delivery.stop();
  await outbox.close();
});

const WORDS = "Because quokkas adore zyzzyva";
const spoken = { ...mail, text: WORDS };
const filesWithWords = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(WORDS));

it("truncates the write-ahead log after a request is sent, once no reader holds a lock", async () => {
  const { dataDir, outbox } = await setUp();
  await outbox.record("a1", spoken);
  const reader = new DatabaseSync(outboxFile(dataDir));
  reader.exec("begin; select count(*) from outbox");
  const sent: string[] = [];
  const delivery = outbox.deliver(async (id) => void sent.push(id));
  await vi.waitFor(() => expect(sent).toEqual(["a1"]), PATIENCE_MS);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(filesWithWords(dataDir)).not.toEqual([]);
  reader.exec("commit");
  await vi.waitFor(() => expect(filesWithWords(dataDir)).toEqual([]), PATIENCE_MS);
  reader.close();
  await delivery.stop();
  await outbox.close();
});

it("truncates the write-ahead log after another process dropped a request", async () => {
  const { dataDir, outbox } = await setUp();
  await outbox.record("a1", spoken);
  const delivery = outbox.deliver(() => Promise.reject(new Error("451 later")));
  const command = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  expect(await command.drop("a1")).toBe(1);
  await command.close();
  await vi.waitFor(() => expect(filesWithWords(dataDir)).toEqual([]), PATIENCE_MS);
  await delivery.stop();
  await outbox.close();
});
