import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { message, PATIENCE, setUpDelivery } from "../../test/support/delivery-fixture.ts";
import { describeEveryStore } from "../../test/support/every-store.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import type { Email } from "./email.ts";
import { MailError } from "./mail-error.ts";
import { createSmtp } from "./smtp.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
});

const silent = pino({ enabled: false });
const outage = () => new MailError("ECONNREFUSED", { cause: undefined, remedy: "time" });

await describeEveryStore("a delivery from", (setUp) => {
  it("sends with one mail that is taken all that were deferred, two at a time", async () => {
    const { store, pass } = await setUp();
    const slow = Promise.withResolvers<void>();
    const answers = [undefined, slow.promise, slow.promise, slow.promise];
    const { outbox, mails, start, reaches } = await setUpDelivery(answers, store.open());
    const deferred = ["d1", "d2", "d3", "d4", "d5"];
    for (const id of deferred) await outbox.record(id, message);
    await outbox.claim(5, false);
    for (const id of deferred) await outbox.defer(id, HOUR_MS, "ECONNREFUSED");
    await pass(2 * MINUTE_MS);
    await outbox.record("new", message);
    start();
    await reaches({ sent: 1, active: 2, deferred: 3 });
    slow.resolve();
    await vi.waitFor(() => expect(mails).toHaveLength(6), PATIENCE);
    expect(mails[0]?.messageId).toBe("<new@a.ca>");
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
  });

  it("goes on after more than a week without a mail server", async () => {
    const { store, pass } = await setUp();
    const delivery = await setUpDelivery([outage()], store.open(), { fallbackTo: "" });
    const { outbox, mails, start, reaches } = delivery;
    await outbox.record("a", message);
    for (let hour = 0; hour < 24 * 8; hour++) {
      await outbox.claim(1, false);
      await outbox.defer("a", HOUR_MS, "ECONNREFUSED");
      await pass(HOUR_MS);
    }
    start();
    await reaches({ deferred: 1, failed: 0, stuck: 1 });
    await pass(2 * HOUR_MS);
    await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE);
  });

  it("gives up for good, and tells, what is refused for a week while others are taken", async () => {
    vi.useFakeTimers({ toFake: ["performance"], shouldAdvanceTime: true });
    const { store, pass } = await setUp();
    const taken: string[] = [];
    let refusals = 0;
    const send = async ({ to, messageId }: Email) => {
      if (messageId !== "<refused@a.ca>") return void taken.push(to);
      refusals++;
      throw new MailError("EMESSAGE 554 at DATA", { cause: undefined, remedy: "unknown" });
    };
    const realMailer = { describe: "", send, verify: async () => undefined, close() {} };
    const { outbox, start } = await setUpDelivery([], store.open(), { realMailer });
    await outbox.record("refused", message);
    const delivery = start();
    const rest = async () => expect(await outbox.summary()).toMatchObject({ queued: 0, active: 0 });
    await vi.waitFor(rest, PATIENCE);
    for (let day = 1; (await outbox.summary()).failed === 0; day++) {
      const before = refusals;
      await outbox.record(`other-${day}`, message);
      delivery.wake();
      await vi.waitFor(rest, PATIENCE);
      await pass(2 * HOUR_MS);
      await vi.waitFor(() => expect(refusals).toBeGreaterThan(before), PATIENCE);
      await vi.waitFor(rest, PATIENCE);
      vi.advanceTimersByTime(25 * HOUR_MS);
    }
    expect(refusals).toBeGreaterThan(7);
    expect(await outbox.list(10)).toMatchObject([
      { id: "refused", state: "failed", lastError: "final: EMESSAGE 554 at DATA" },
    ]);
    expect(taken.filter((to) => to === "f@a.ca")).toHaveLength(2);
  });

  it("resumes with a mail that is taken what ran out of time", async () => {
    const { store, pass } = await setUp();
    const delivery = await setUpDelivery([outage()], store.open(), { fallbackTo: "" });
    const { outbox, mails, start, reaches } = delivery;
    await outbox.record("a", message);
    await pass(15 * 24 * HOUR_MS);
    const started = start();
    await reaches({ failed: 1 });
    await pass(2 * MINUTE_MS);
    await outbox.record("new", message);
    started.wake();
    await reaches({ sent: 2 });
    expect(mails.map(({ messageId }) => messageId)).toEqual(["<new@a.ca>", "<a@a.ca>"]);
  });
});

it.each([
  [554, "data"],
  [550, "rcpt"],
] as const)(
  "a server that refused every mail with %i at %s gets all of them, and one alarm, once it is mended",
  async (status, at) => {
    const smtp = await startScriptedSmtp();
    const realMailer = createSmtp(new URL(smtp.url), undefined, silent);
    const { outbox, errors, start, reaches } = await setUpDelivery([], undefined, { realMailer });
    smtp.behave({ kind: "refuse", status, at });
    for (const id of ["r1", "r2", "r3", "r4", "r5"]) await outbox.record(id, message);
    start();
    await reaches({ deferred: 6, failed: 0, stuck: 6 });
    smtp.behave({ kind: "take" });
    await reaches({ sent: 6 });
    expect([...smtp.timesTaken().values()]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(smtp.received.filter(({ rcptTo }) => rcptTo.includes("f@a.ca"))).toHaveLength(1);
    expect(errors).toHaveLength(1);
    realMailer.close();
    await smtp.stop();
  },
);

it("attempts that hang give their places up after a minute, and go on", async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
  const hanging = Promise.withResolvers<void>();
  const answers = [hanging.promise, hanging.promise, hanging.promise];
  const { outbox, mails, start } = await setUpDelivery(answers);
  const recorded = Promise.all(["h1", "h2", "h3", "h4"].map((id) => outbox.record(id, message)));
  await vi.advanceTimersByTimeAsync(10);
  await recorded;
  start();
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 2000);
  expect(mails).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE);
  hanging.resolve();
  await vi.waitFor(() => expect(mails).toHaveLength(4), PATIENCE);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4);
});
