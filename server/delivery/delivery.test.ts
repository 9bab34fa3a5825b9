import { expect, it, vi } from "vitest";
import { message, PATIENCE, setUpDelivery as setUp } from "../../test/support/delivery-fixture.ts";
import { StoreUnavailable } from "../store/database.ts";
import { createSeal } from "../store/encryption.ts";
import { Outbox } from "../store/outbox.ts";
import { MailError } from "./mail-error.ts";

vi.setConfig({ testTimeout: 30_000 });

const refused = (remedy: MailError["remedy"]) =>
  new MailError("550 no", { cause: undefined, remedy });

it("a recorded request is mailed once, with the visitor to reply to", async () => {
  const { outbox, mails, start, reaches } = await setUp();
  await outbox.record("a1", message);
  start();
  await reaches({ sent: 1 });
  expect(mails).toMatchObject([
    { messageId: "<a1@a.ca>", replyTo: { address: "zoe@example.com", name: "Zoë Day" } },
  ]);
});

it("a mail that fails for now is deferred and tried again", async () => {
  const { outbox, mails, start, reaches } = await setUp([refused("time")]);
  await outbox.record("a1", message);
  start();
  await reaches({ deferred: 1 });
  await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE);
});

it("of a refused mail the fallback address is told without the visitor's words", async () => {
  const { outbox, mails, start, reaches } = await setUp([refused("unknown")]);
  await outbox.record("a1", message);
  start();
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(0), PATIENCE);
  expect(mails[0]).toMatchObject({ to: "f@a.ca", text: expect.stringContaining("a1") });
  expect(JSON.stringify(mails[0])).not.toContain("Zoë");
  await reaches({ sent: 2 });
});

it("a refused mail that was told of before is not told of again after a restart", async () => {
  const { outbox, mails, errors, start, reaches } = await setUp([refused("unknown")]);
  await outbox.record("a1", message);
  await outbox.claim(1, false);
  await outbox.defer("a1", 0, "setting: EMESSAGE 554 at DATA");
  start();
  await reaches({ sent: 1 });
  expect(mails).toMatchObject([{ to: "to@a.ca" }]);
  expect(errors).toEqual([]);
});

it("a row that another version wrote fails, is told, and holds nothing up", async () => {
  const { outbox, mails, start, reaches } = await setUp();
  await outbox.record("a1", { kind: "newsletter" } as unknown as typeof message);
  await outbox.record("a2", message);
  start();
  await reaches({ failed: 1, sent: 2 });
  expect(mails.map(({ to }) => to).sort()).toEqual(["f@a.ca", "to@a.ca"]);
  const [row] = await outbox.list(10);
  expect(row).toMatchObject({ id: "a1", lastError: expect.stringMatching(/^final: unreadable/) });
});

it("an alarm is dropped when nobody is set to be told", async () => {
  const { outbox, mails, start, reaches } = await setUp([], undefined, { fallbackTo: "" });
  await outbox.record("alarm", { kind: "alarm", failedId: "a0", reason: "550", receivedAt: 1 });
  start();
  await reaches({ sent: 1 });
  expect(mails).toEqual([]);
});

it("an alarm is raised once though the database did not say that it has it", async () => {
  const { outbox, database, mails, errors, start, reaches } = await setUp([refused("unknown")]);
  await outbox.record("a1", message);
  const { batch } = database;
  let failures = 2;
  database.batch = async (statements) => {
    const rows = await batch(statements);
    const isAlarm = statements.some(({ values }) => String(values[0]).startsWith("alarm-"));
    if (isAlarm && failures-- > 0) throw new StoreUnavailable("PostgreSQL", "cut off");
    return rows;
  };
  start();
  await reaches({ sent: 2 });
  expect(failures).toBeLessThan(0);
  expect(mails.map(({ to }) => to).sort()).toEqual(["f@a.ca", "to@a.ca"]);
  expect(errors).toHaveLength(1);
});

it("a local file delivers only while its database is away for long", async () => {
  const localBuffer = { isAwayForLong: false };
  const { outbox, start, reaches } = await setUp([], undefined, { localBuffer });
  await outbox.record("a1", message);
  const isAsked = vi.spyOn(outbox, "now");
  start();
  await vi.waitFor(() => expect(isAsked.mock.calls.length).toBeGreaterThan(1), PATIENCE);
  await reaches({ queued: 1 });
  localBuffer.isAwayForLong = true;
  await reaches({ sent: 1 });
});

it("a mail that is out is not sent again while the database cannot be told", async () => {
  const { outbox, database, mails, start, reaches } = await setUp();
  await outbox.record("a1", message);
  const { batch } = database;
  let failures = 3;
  database.batch = async (statements) => {
    const isOutcome = statements.some(({ sql }) => sql.includes("'sent', payload = null"));
    if (isOutcome && failures-- > 0) throw new StoreUnavailable("SQLite", "away");
    return batch(statements);
  };
  start();
  await reaches({ sent: 1 });
  expect(mails).toHaveLength(1);
});

it("a claim that comes after the stop starts nothing and gives its rows back at once", async () => {
  const { outbox, database, mails, start } = await setUp();
  await outbox.record("a1", message);
  const { batch } = database;
  const [claimed, comes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  database.batch = async (statements) => {
    const rows = await batch(statements);
    if (!statements.some(({ sql }) => sql.startsWith("with picked"))) return rows;
    claimed.resolve();
    await comes.promise;
    return rows;
  };
  const delivery = start();
  await claimed.promise;
  const stopped = delivery.stop(10_000);
  comes.resolve();
  await stopped;
  expect(await outbox.list(10)).toMatchObject([{ id: "a1", state: "queued", attempts: 0 }]);
  expect(mails).toEqual([]);
});

it("a refusal that a setting causes is tried again, told once, and counted until it is over", async () => {
  const { outbox, mails, errors, start, reaches } = await setUp([
    refused("setting"),
    refused("setting"),
  ]);
  await outbox.record("a1", message);
  await outbox.record("a2", message);
  start();
  await reaches({ failed: 0, stuck: 2 });
  await reaches({ sent: 3, stuck: 0 });
  expect(mails.map(({ to }) => to).sort()).toEqual(["f@a.ca", "to@a.ca", "to@a.ca"]);
  expect(errors).toHaveLength(1);
});

it("a request that no key opens is kept, told once, and counted", async () => {
  const { database, mails, errors, start, reaches } = await setUp();
  const stranger = new Outbox(database, createSeal([new Uint8Array(32).fill(1)]));
  await stranger.record("a1", message);
  await stranger.record("a2", message);
  start();
  await reaches({ failed: 0, stuck: 2, sent: 1 });
  expect(mails).toMatchObject([{ to: "f@a.ca" }]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("no known key");
});
