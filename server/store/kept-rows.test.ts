import { expect, it } from "vitest";
import { describeEveryStore, message } from "../../test/support/every-store.ts";
import { StoreUnavailable } from "./database.ts";
import { FAILED_KEPT_MS, type Outbox, RESUMED_UNTIL_MS, SENT_KEPT_MS } from "./outbox.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

await describeEveryStore("rows kept in", (setUp) => {
  it("keeps failed messages until they are queued again", async () => {
    const { outbox } = await setUp();
    await fail(outbox, { a: "550 no" });
    expect(await outbox.list(10)).toMatchObject([
      { id: "a", state: "failed", lastError: "550 no" },
    ]);
    expect(await outbox.redrive()).toBe(1);
    expect(await outbox.claim(1, false)).toMatchObject([{ id: "a", attempts: 1 }]);
  });

  it("resumes a few failed messages when a mail is taken, but none that failed for good", async () => {
    const { outbox, pass } = await setUp();
    const reasons = { a: "given up: 421", b: "EMESSAGE 554", c: "550", d: "final: 554" };
    await fail(outbox, reasons);
    await outbox.bringForward(2);
    expect(await outbox.summary()).toMatchObject({ failed: 4 });
    await pass(60_000);
    await outbox.bringForward(2);
    expect(await outbox.claim(10, false)).toHaveLength(2);
    await outbox.bringForward(2);
    expect(await outbox.claim(10, false)).toHaveLength(1);
    await outbox.bringForward(2);
    expect(await outbox.list(10)).toContainEqual(
      expect.objectContaining({ id: "d", state: "failed" }),
    );
  });

  it("keeps no failed message for more than ninety days", async () => {
    const { outbox, pass } = await setUp();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await pass(RESUMED_UNTIL_MS);
    await outbox.markFailed("a", "given up: 421");
    await pass(60_000);
    await outbox.bringForward(2);
    expect(await outbox.summary()).toMatchObject({ failed: 1 });
    for (let day = 0; day < FAILED_KEPT_MS / DAY_MS; day++) {
      expect(await outbox.purge()).toBe(0);
      await pass(DAY_MS);
    }
    expect(await outbox.purge()).toBe(1);
  });

  it("queues a failed message again when it is recorded again", async () => {
    const { outbox } = await setUp();
    for (const id of ["failed", "deferred"]) await outbox.record(id, message);
    await outbox.claim(2, false);
    await outbox.markFailed("failed", "550 no");
    await outbox.defer("deferred", HOUR_MS, "421");
    for (const id of ["failed", "deferred"]) await outbox.record(id, message);
    const claims = await outbox.claim(10, false);
    expect(claims).toMatchObject([{ id: "failed", attempts: 1 }]);
    expect(claims[0] && (await outbox.open(claims[0]))).toEqual(message);
  });

  it("queues a failed message again that was recorded again in another store", async () => {
    const { outbox } = await setUp();
    await fail(outbox, { a: "550 no" });
    const payload = (await outbox.read("a"))?.payload ?? null;
    const row = { id: "a", payload, attempts: 0, lastError: null, createdAt: 1 };
    await outbox.takeOver([{ ...row, state: "failed" }]);
    expect(await outbox.summary()).toMatchObject({ failed: 1 });
    await outbox.takeOver([{ ...row, state: "queued" }]);
    expect(await outbox.summary()).toMatchObject({ failed: 0, queued: 1 });
  });

  it("forgets sent messages after a day, their words at once", async () => {
    const { outbox, pass } = await setUp();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await outbox.markSent("a");
    expect(await outbox.read("a")).toBeUndefined();
    expect(await outbox.purge()).toBe(0);
    await pass(SENT_KEPT_MS);
    expect(await outbox.purge()).toBe(1);
  });

  it("forgets no failed message because the clock was set forward", async () => {
    const { outbox, pass } = await setUp();
    await fail(outbox, { a: "550 no" });
    await pass(100 * DAY_MS);
    expect(await outbox.purge()).toBe(0);
    await outbox.record("b", message);
    expect(await outbox.purge()).toBe(0);
    await pass(-100 * DAY_MS);
    expect(await outbox.purge()).toBe(0);
  });

  it("forgets failed messages at once when told to, whatever the clock says", async () => {
    const { outbox, pass } = await setUp();
    for (const id of ["a", "b"]) await outbox.record(id, message);
    await outbox.claim(2, false);
    await outbox.markFailed("a", "550 no");
    await pass(100 * DAY_MS);
    await outbox.markFailed("b", "550 no");
    await pass(-100 * DAY_MS);
    expect(await outbox.purge(undefined, 0)).toBe(2);
  });

  it("counts by state what waits, for how long, and what waits for a setting", async () => {
    const { outbox, pass } = await setUp();
    for (const id of ["a", "b", "c"]) await outbox.record(id, message);
    await outbox.claim(2, false);
    await outbox.defer("a", HOUR_MS, "setting: 550");
    await outbox.defer("b", HOUR_MS, "421");
    await pass(HOUR_MS);
    const { oldestWaitingMs, ...counts } = await outbox.summary();
    const none = { active: 0, sent: 0, failed: 0, offered: 0 };
    expect(counts).toEqual({ ...none, queued: 1, deferred: 2, stuck: 1 });
    expect(oldestWaitingMs).toBeGreaterThanOrEqual(HOUR_MS);
    expect(oldestWaitingMs).toBeLessThan(2 * HOUR_MS);
  });

  it("takes over the rows of another store once, each in its state", async () => {
    const { outbox } = await setUp();
    const row = { payload: "sealed elsewhere", attempts: 3, lastError: "550", createdAt: 1 };
    const rows = [
      { ...row, id: "failed", state: "failed" as const },
      { ...row, id: "deferred", state: "deferred" as const },
      { ...row, id: "sent", state: "sent" as const, payload: null },
    ];
    await outbox.takeOver(rows);
    await outbox.takeOver(rows);
    expect(await outbox.summary()).toMatchObject({ failed: 1, queued: 1, deferred: 0, sent: 1 });
    expect(await outbox.offer(10)).toContainEqual(rows[0]);
    expect(await outbox.countSealed()).toBe(2);
    expect(await outbox.read("sent")).toBeUndefined();
    await outbox.delete(["failed", "deferred", "sent"]);
    expect(await outbox.offer(10)).toEqual([]);
  });

  it("commits statements that come together as one, and none where one fails", async () => {
    const { store, outbox } = await setUp();
    const database = store.open();
    const good = { sql: "update outbox set attempts = 9", values: [] };
    await outbox.record("a", message);
    const failed = database.batch([good, { sql: "insert into nowhere values (1)", values: [] }]);
    await expect(failed).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await outbox.list(1)).toMatchObject([{ id: "a", attempts: 0 }]);
  });

  it("is durable when it says so, whatever the server is set to", async () => {
    const { store } = await setUp();
    const { sql, answer } = store.durability;
    expect(await store.open().batch([{ sql, values: [] }])).toEqual([[answer]]);
  });
});

/** Records messages that fail, each for its reason. */
async function fail(outbox: Outbox, reasons: Record<string, string>): Promise<void> {
  for (const id of Object.keys(reasons)) await outbox.record(id, message);
  await outbox.claim(10, false);
  for (const [id, reason] of Object.entries(reasons)) await outbox.markFailed(id, reason);
}
