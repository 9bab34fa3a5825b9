import { expect, it } from "vitest";
import { describeEveryStore, message } from "../../test/support/every-store.ts";
import { LEASE_MS } from "./outbox.ts";

const HOUR_MS = 3_600_000;

await describeEveryStore("claims from", (setUp) => {
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
    const { outbox, pass } = await setUp();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await outbox.defer("a", 5000, "421 later");
    expect(await outbox.claim(1, false)).toEqual([]);
    await pass(5000);
    expect(await outbox.claim(1, false)).toMatchObject([{ id: "a", attempts: 2 }]);
  });

  it("lets a lease be taken over when it ran out, unless it was renewed or the time is not steady", async () => {
    const { outbox, open, pass } = await setUp();
    const other = open();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await pass(LEASE_MS - 1);
    await outbox.renew(["a"]);
    await pass(1);
    expect(await other.claim(1, true)).toEqual([]);
    await pass(LEASE_MS);
    expect(await other.claim(1, false)).toEqual([]);
    expect(await other.claim(1, true)).toMatchObject([{ id: "a", attempts: 2 }]);
  });

  it("records as sent what another has taken over, and nothing less than that", async () => {
    const { outbox, open, pass } = await setUp();
    const other = open();
    await outbox.record("a", message);
    await outbox.claim(1, false);
    await pass(LEASE_MS);
    await other.claim(1, true);
    await outbox.markFailed("a", "550");
    expect(await outbox.summary()).toMatchObject({ active: 1, failed: 0 });
    await outbox.markSent("a");
    expect(await outbox.summary()).toMatchObject({ active: 0, sent: 1 });
  });

  it("lets nothing wait for an hour that the clock was set back by", async () => {
    const { outbox, pass } = await setUp();
    for (const id of ["queued", "deferred", "active"]) await outbox.record(id, message);
    await outbox.claim(3, false);
    await outbox.defer("deferred", 5000, "421");
    await outbox.defer("queued", 0, "421");
    await pass(-HOUR_MS);
    const claims = await outbox.claim(10, true);
    expect(claims.map(({ id }) => id).sort()).toEqual(["active", "deferred", "queued"]);
  });

  it("brings forward a few that have waited for a minute, and does not count that attempt", async () => {
    const { outbox, pass } = await setUp();
    for (const id of ["a", "b", "c"]) await outbox.record(id, message);
    await outbox.claim(3, false);
    for (const id of ["a", "b", "c"]) await outbox.defer(id, HOUR_MS, "421 later");
    await outbox.bringForward(2);
    expect(await outbox.claim(10, false)).toEqual([]);
    await pass(60_000);
    await outbox.bringForward(2);
    expect(await outbox.claim(10, false)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  it("brings forward no row twice when two nodes do so at once", async () => {
    const { outbox, open, pass } = await setUp();
    const other = open();
    const ids = ["a", "b", "c", "d", "e"];
    for (const id of ids) await outbox.record(id, message);
    await outbox.claim(5, false);
    for (const id of ids) await outbox.defer(id, HOUR_MS, "ECONNREFUSED");
    await pass(60_000);
    await Promise.all([outbox.bringForward(2), other.bringForward(2)]);
    const claims = await outbox.claim(10, false);
    expect(claims.length).toBeGreaterThanOrEqual(2);
    expect(claims.length).toBeLessThanOrEqual(4);
    expect(claims.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it("gives back unattempted what its own claim brought, and nothing of another's", async () => {
    const { outbox, open } = await setUp();
    const other = open();
    await outbox.record("a", message);
    const claims = await outbox.claim(1, false);
    await other.releaseClaims(claims);
    expect(await outbox.summary()).toMatchObject({ active: 1, queued: 0 });
    await outbox.releaseClaims(claims);
    expect(await other.claim(1, false)).toMatchObject([{ id: "a", attempts: 1 }]);
  });
});
