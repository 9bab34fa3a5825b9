import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { PATIENCE_MS, temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { createReports } from "../report.ts";
import { openOutbox, outboxFile } from "./open-outbox.ts";
import { WAITING_RETENTION_MS } from "./outbox.ts";

async function setUp() {
  const dataDir = temporaryFolder("sqlite-delivery");
  return { dataDir, outbox: await openOutbox({ dataDir, databaseUrl: undefined, keys: [] }) };
}

it("pauses a second after the first failure, then twice as long each time, up to fifteen minutes", async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { outbox } = await setUp();
  const startedAt = Date.now();
  const attempts: number[] = [];
  const delivery = outbox.deliver(async () => {
    attempts.push(Math.round((Date.now() - startedAt) / 1000));
    throw new Error("451 later");
  });
  const recorded = outbox.record("a1", mail);
  await vi.advanceTimersByTimeAsync(3_000_000);
  await recorded;
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 1923, 2823]);
  await delivery.stop();
  await outbox.close();
});

it("attempts six requests at a time", async () => {
  const { outbox } = await setUp();
  const ids = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"];
  await Promise.all(ids.map((id) => outbox.record(id, mail)));
  const attempted: string[] = [];
  const held = Promise.withResolvers<void>();
  const delivery = outbox.deliver(async (id) => {
    attempted.push(id);
    await held.promise;
  });
  await vi.waitFor(() => expect(attempted).toHaveLength(6), PATIENCE_MS);
  held.resolve();
  await vi.waitFor(() => expect(attempted.toSorted()).toEqual(ids), PATIENCE_MS);
  await delivery.stop();
  await outbox.close();
});

it("attempts a request once while its attempt takes long, even if the clock is set forward", async () => {
  vi.useFakeTimers();
  const { outbox } = await setUp();
  const attempted: string[] = [];
  const held = Promise.withResolvers<void>();
  const delivery = outbox.deliver(async (id) => {
    attempted.push(id);
    await held.promise;
  });
  const recorded = outbox.record("a1", mail);
  await vi.advanceTimersByTimeAsync(1000);
  await recorded;
  vi.setSystemTime(Date.now() + 86_400_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(attempted).toEqual(["a1"]);
  held.resolve();
  await delivery.stop();
  await outbox.close();
});

it("ignores a repeated id for a day after it was sent", async () => {
  vi.useFakeTimers();
  const { outbox } = await setUp();
  const sent: string[] = [];
  const delivery = outbox.deliver(async (id) => void sent.push(id));
  const recordAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await vi.advanceTimersByTimeAsync(600_000);
    const recorded = outbox.record("a1", mail);
    await vi.advanceTimersByTimeAsync(1000);
    await recorded;
    return sent.length;
  };
  expect(await recordAfter(0)).toBe(1);
  expect(await recordAfter(23 * 3_600_000)).toBe(1);
  expect(await recordAfter(3_600_000)).toBe(2);
  await delivery.stop();
  await outbox.close();
});

it("makes waiting requests due at startup, and forgets none that was sent", async () => {
  vi.useFakeTimers();
  const { outbox } = await setUp();
  const sent: string[] = [];
  const record = async () => {
    const recorded = outbox.record("a1", mail);
    await vi.advanceTimersByTimeAsync(1000);
    await recorded;
  };
  const first = outbox.deliver(async (id) => void sent.push(id));
  await record();
  await first.stop();
  const second = outbox.deliver(async (id) => void sent.push(id));
  expect(await outbox.sendNow()).toBe(0);
  // The next purge.
  await vi.advanceTimersByTimeAsync(600_000);
  await record();
  expect(sent).toEqual(["a1"]);
  await second.stop();
  await outbox.close();
});

it("retries at startup the requests that a killed process had claimed", async () => {
  const { dataDir, outbox } = await setUp();
  await outbox.record("a1", mail);
  const killed = outbox.deliver(() => new Promise(() => {}));
  const next = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const sent: string[] = [];
  const delivery = next.deliver(async (id) => void sent.push(id));
  await vi.waitFor(() => expect(sent).toEqual(["a1"]), PATIENCE_MS);
  void killed.stop();
  await delivery.stop();
  await Promise.all([outbox.close(), next.close()]);
});

it("keeps new requests if the clock is set forward, and deletes those attempted for ninety days", async () => {
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
  vi.setSystemTime(Date.now() + WAITING_RETENTION_MS + 86_400_000);
  expect(await waitingAfterPurge()).toBe(1);
  const other = new DatabaseSync(outboxFile(dataDir));
  // The number of attempts in ninety days.
  other.exec("update outbox set attempts = 8000");
  other.close();
  expect(await waitingAfterPurge()).toBe(0);
  await delivery.stop();
  await outbox.close();
});

it("reports with its cause that waiting requests cannot be read", async () => {
  vi.useFakeTimers();
  const dataDir = temporaryFolder("sqlite-delivery");
  const failures: string[] = [];
  const { report } = createReports({
    warn: ({ reason }, what) => failures.push(`${what}: ${reason}`),
  });
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] }, report);
  writeFileSync(
    outboxFile(dataDir),
    "This is not a database, and long enough to be read as one.".repeat(99),
  );
  const delivery = outbox.deliver(async () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failures).toEqual([
    `waiting requests cannot be read: ${outboxFile(dataDir)}: file is not a database`,
  ]);
  await delivery.stop();
  await outbox.close();
});
