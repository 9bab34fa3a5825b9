import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { PATIENCE_MS, temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { openOutbox, outboxFile } from "./open-outbox.ts";
import { WAITING_RETENTION_MS } from "./outbox.ts";

const WORDS = "Because quokkas adore zyzzyva";

/** An outbox without a mail server, which runs its upkeep only, with one request. */
async function setUp() {
  const dataDir = temporaryFolder("sqlite-upkeep");
  const open = () => openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const outbox = await open();
  const recorded = outbox.record("a1", { ...mail, text: WORDS });
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1);
  await recorded;
  const delivery = outbox.deliver(undefined);
  const close = async () => {
    await delivery.stop();
    await outbox.close();
  };
  const filesWithWords = () =>
    readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(WORDS));
  return { dataDir, outbox, open, close, filesWithWords };
}

it("erases a dropped request from every file without a mail server", async () => {
  const { open, close, filesWithWords } = await setUp();
  const command = await open();
  expect(await command.drop("a1")).toBe(1);
  await command.close();
  await vi.waitFor(() => expect(filesWithWords()).toEqual([]), PATIENCE_MS);
  await close();
});

it("deletes without a mail server what has waited for ninety days, unless the clock was just set forward", async () => {
  vi.useFakeTimers();
  const { dataDir, outbox, close, filesWithWords } = await setUp();
  const waitingAfterPurge = async () => {
    await vi.advanceTimersByTimeAsync(600_000);
    return (await outbox.summary()).waiting;
  };
  vi.setSystemTime(Date.now() + WAITING_RETENTION_MS + 86_400_000);
  expect(await waitingAfterPurge()).toBe(1);
  const other = new DatabaseSync(outboxFile(dataDir));
  expect(other.prepare("select attempts from outbox").all()).toEqual([{ attempts: 1 }]);
  // After three and a half days of purges.
  other.exec("update outbox set attempts = 500");
  other.close();
  expect(await waitingAfterPurge()).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(filesWithWords()).toEqual([]);
  await close();
});

it("reports a reader that keeps the log from being truncated for more than a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const { dataDir, outbox, close } = await setUp();
  const reader = new DatabaseSync(outboxFile(dataDir));
  reader.exec("begin; select count(*) from outbox");
  await outbox.drop("a1");
  vi.advanceTimersByTime(60_000);
  expect((await outbox.summary()).erasureProblem).toBeUndefined();
  vi.advanceTimersByTime(2000);
  expect((await outbox.summary()).erasureProblem).toContain(
    "another process keeps the file locked",
  );
  reader.exec("commit");
  reader.close();
  vi.advanceTimersByTime(1000);
  expect((await outbox.summary()).erasureProblem).toBeUndefined();
  await close();
});

it("writes nothing to the disk while no request arrives, except a test every ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const { dataDir, outbox, close } = await setUp();
  vi.advanceTimersByTime(1000);
  const written = () => statSync(`${outboxFile(dataDir)}-wal`).size;
  for (let probes = 0; probes < 3; probes++) await outbox.summary();
  expect(written()).toBe(0);
  vi.advanceTimersByTime(600_000);
  await outbox.summary();
  expect(written()).toBeGreaterThan(0);
  await close();
});

it("tests with a commit after a failure, until a commit succeeds", async () => {
  const { outbox, close } = await setUp();
  const execute = DatabaseSync.prototype.exec;
  const failing = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (sql === "commit") throw new Error("disk I/O error");
    execute.call(this, sql);
  });
  await expect(outbox.record("a2", mail)).rejects.toThrow("disk I/O error");
  await expect(outbox.summary()).rejects.toThrow("disk I/O error");
  failing.mockRestore();
  expect(await outbox.summary()).toMatchObject({ waiting: 1 });
  await close();
});
