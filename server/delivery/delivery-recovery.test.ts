import { afterEach, expect, it, vi } from "vitest";
import { message, setUpDelivery } from "../../test/support/delivery-fixture.ts";
import { describeEveryStore } from "../../test/support/every-store.ts";

const PATIENCE = { timeout: 20_000, interval: 20 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
});

await describeEveryStore("a delivery from", (setUp) => {
  it("sends with one mail that is taken all that were deferred, two at a time", async () => {
    const { store, pass } = await setUp();
    const slow = Promise.withResolvers<void>();
    const answers = [undefined, slow.promise, slow.promise, slow.promise];
    const { outbox, mails, start } = await setUpDelivery(answers, store.open());
    const deferred = ["d1", "d2", "d3", "d4", "d5"];
    for (const id of deferred) await outbox.record(id, message);
    await outbox.claim(5, false);
    for (const id of deferred) await outbox.defer(id, HOUR_MS, "ECONNREFUSED");
    await pass(2 * MINUTE_MS);
    await outbox.record("new", message);
    start();
    const braked = { sent: 1, active: 2, deferred: 3 };
    await vi.waitFor(async () => expect(await outbox.summary()).toMatchObject(braked), PATIENCE);
    slow.resolve();
    await vi.waitFor(() => expect(mails).toHaveLength(6), PATIENCE);
    expect(mails[0]?.messageId).toBe("<new@a.ca>");
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
  });
});

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
