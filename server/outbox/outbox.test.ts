import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createSeal, generateKey, parseKey, UnreadablePayload } from "./encryption.ts";
import { LEASE_MS, Outbox, SENT_KEPT_MS } from "./outbox.ts";
import type { RecordedMessage } from "./recorded-message.ts";
import { StoreUnavailable } from "./stores/database.ts";
import { openSqlite } from "./stores/sqlite.ts";

const HOUR_MS = 3_600_000;
const message: RecordedMessage = { kind: "alarm", failedId: "f", reason: "words", receivedAt: 1 };

async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const clock = { now: 1_800_000_000_000 };
  const path = join(folder, "outbox.sqlite");
  const seal = createSeal([parseKey(generateKey()) as Uint8Array]);
  const open = () =>
    new Outbox(
      openSqlite(path, () => clock.now),
      seal,
    );
  return { folder, clock, seal, open, outbox: open() };
}

describe("an outbox", () => {
  it("gives a recorded message to one claimer only, and once sent to none", async () => {
    const { outbox, open } = await setUp();
    const other = open();
    await outbox.record("a", message);
    await outbox.record("a", { ...message, reason: "again" });
    const [claim, ...more] = await outbox.claim(10, true);
    expect(more).toEqual([]);
    expect(claim).toMatchObject({ id: "a", attempts: 1 });
    expect(claim && (await outbox.open(claim))).toEqual(message);
    expect(await other.claim(10, true)).toEqual([]);
    await outbox.markSent("a");
    await outbox.record("a", message);
    expect(await other.claim(10, true)).toEqual([]);
    expect(await outbox.summary()).toMatchObject({ sent: 1, queued: 0, active: 0 });
  });

  it("makes a deferred message wait, then counts its next attempt", async () => {
    const { outbox, clock } = await setUp();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await outbox.defer("a", 5000, "421 later");
    expect(await outbox.claim(1, false)).toEqual([]);
    clock.now += 5000;
    expect(await outbox.claim(1, false)).toMatchObject([{ id: "a", attempts: 2 }]);
  });

  it("lets a lease be taken over when it ran out, unless it was renewed or the time is not steady", async () => {
    const { outbox, open, clock } = await setUp();
    const other = open();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    clock.now += LEASE_MS - 1;
    await outbox.renew(["a"]);
    clock.now += 1;
    expect(await other.claim(1, true)).toEqual([]);
    clock.now += LEASE_MS;
    expect(await other.claim(1, false)).toEqual([]);
    expect(await other.claim(1, true)).toMatchObject([{ id: "a", attempts: 2 }]);
  });

  it("settles as sent what another has taken over, and nothing less than that", async () => {
    const { outbox, open, clock } = await setUp();
    const other = open();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    clock.now += LEASE_MS;
    await other.claim(1, true);
    await outbox.markFailed("a", "550");
    expect(await outbox.summary()).toMatchObject({ active: 1, failed: 0 });
    await outbox.markSent("a");
    expect(await outbox.summary()).toMatchObject({ active: 0, sent: 1 });
  });

  it("lets nothing wait for an hour that the clock was set back by", async () => {
    const { outbox, clock } = await setUp();
    for (const id of ["queued", "deferred", "active"]) await outbox.record(id, message);
    await outbox.claim(3, false);
    await outbox.defer("deferred", 5000, "421");
    await outbox.defer("queued", 0, "421");
    clock.now -= HOUR_MS;
    const claims = await outbox.claim(10, true);
    expect(claims.map(({ id }) => id).sort()).toEqual(["active", "deferred", "queued"]);
  });

  it("brings forward a few that have waited for a minute, and does not count that attempt", async () => {
    const { outbox, clock } = await setUp();
    for (const id of ["a", "b", "c"]) await outbox.record(id, message);
    await outbox.claim(3, false);
    for (const id of ["a", "b", "c"]) await outbox.defer(id, HOUR_MS, "421 later");
    await outbox.bringForward(2);
    expect(await outbox.claim(10, false)).toEqual([]);
    clock.now += 60_000;
    await outbox.bringForward(2);
    expect(await outbox.claim(10, false)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  it("keeps failed messages until they are queued again", async () => {
    const { outbox } = await setUp();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await outbox.markFailed("a", "550 no");
    expect(await outbox.list(10)).toMatchObject([
      { id: "a", state: "failed", lastError: "550 no" },
    ]);
    expect(await outbox.redrive()).toBe(1);
    expect(await outbox.claim(1, false)).toMatchObject([{ id: "a", attempts: 1 }]);
  });

  it("forgets sent messages after a day, their words at once", async () => {
    const { outbox, clock } = await setUp();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await outbox.markSent("a");
    expect(await outbox.read("a")).toBeUndefined();
    expect(await outbox.purge()).toBe(0);
    clock.now += SENT_KEPT_MS;
    expect(await outbox.purge()).toBe(1);
  });

  it("holds the words nowhere in its files", async () => {
    const { outbox, folder } = await setUp();
    await outbox.record("a", { ...message, reason: "unmistakable words" });
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(folder, file)).includes("unmistakable")).toBe(false);
    }
  });

  it("says so when its file cannot be written, and recovers by itself", async () => {
    const { folder, seal } = await setUp();
    const path = join(folder, "none", "outbox.sqlite");
    const outbox = new Outbox(openSqlite(path.replace("none", "\0")), seal);
    await expect(outbox.record("a", message)).rejects.toBeInstanceOf(StoreUnavailable);
    const later = new Outbox(openSqlite(path), seal);
    await expect(later.record("a", message)).resolves.toBeUndefined();
  });

  it("does not open a message with another key", async () => {
    const { outbox } = await setUp();
    const { outbox: stranger } = await setUp();
    await outbox.record("a", message);
    const [claim] = await outbox.claim(1, false);
    await expect(claim && stranger.open(claim)).rejects.toBeInstanceOf(UnreadablePayload);
  });
});
