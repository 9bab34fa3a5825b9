import { createServer } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { createLog } from "../log.ts";
import { createAlarm } from "./alarm.ts";
import type { Email } from "./mailer.ts";

const MINUTE_MS = 60_000;
const rest = { waiting: 0, oldestMs: 0, late: [] as string[], isSending: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An alarm over a store that says what is set, and the mails that it sent. */
function setUp(send?: (email: Email) => Promise<void>, alertUrl?: URL) {
  const mails: Email[] = [];
  const store: { says: Partial<typeof rest> | Error } = { says: {} };
  const alarm = createAlarm({
    outbox: {
      summary: async () => {
        if (store.says instanceof Error) throw store.says;
        return { ...rest, ...store.says };
      },
    },
    mailer: {
      describe: "",
      close() {},
      async send(email) {
        mails.push(email);
        await send?.(email);
        return { refused: [], isPermanent: false };
      },
    },
    addresses: {
      from: { name: "Site", address: "site@clinic.test" },
      to: [],
      fallbackTo: ["owner@else.test"],
    },
    alertUrl,
    words: { subject: "Stuck", text: "Because {reason}" },
    log: createLog("silent"),
    report: () => {},
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { alarm, mails, store, pass };
}

it("tells of each late request once, by a mail that nothing answers by itself", async () => {
  const { alarm, mails, store, pass } = setUp();
  store.says = { waiting: 1, late: ["poisoned"] };
  await pass(MINUTE_MS);
  expect(mails.map(({ text }) => text)).toEqual([
    "Because 1 waiting, 1 of them for more than an hour",
  ]);
  expect(mails[0]?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
  store.says = { waiting: 3, late: ["poisoned", "later"] };
  await pass(MINUTE_MS);
  expect(mails.map(({ text }) => text).slice(1)).toEqual([
    "Because 3 waiting, 2 of them for more than an hour",
  ]);
  await alarm.stop();
});

it("sends at most three messages of a kind in an hour, however many requests become late", async () => {
  const { alarm, mails, store, pass } = setUp();
  for (let count = 1; count <= 10; count++) {
    store.says = { waiting: count, late: Array.from({ length: count }, (_, id) => `r${id}`) };
    await pass(MINUTE_MS);
  }
  expect(mails).toHaveLength(3);
  await pass(60 * MINUTE_MS);
  expect(mails.map(({ text }) => text).slice(3)).toEqual([
    "Because 10 waiting, 10 of them for more than an hour",
  ]);
  await alarm.stop();
});

it("does not repeat a trouble that comes and goes, until an hour later", async () => {
  const { alarm, mails, store, pass } = setUp();
  const flap = async () => {
    store.says = new Error("away");
    await pass(6000);
    store.says = {};
    await pass(6000);
  };
  for (let count = 0; count < 4; count++) await flap();
  expect(mails.map(({ text }) => text)).toEqual([
    "Because nothing can be recorded: the outbox: away",
  ]);
  expect(alarm.troubles()).toEqual([]);
  await pass(60 * MINUTE_MS);
  await flap();
  expect(mails).toHaveLength(2);
  await alarm.stop();
});

it("names its troubles, and forgets a refusal that is not repeated within an hour", async () => {
  const { alarm, store, pass } = setUp();
  alarm.raise("refused", "one was refused", "a@b.ca");
  alarm.raise("refused", "one was refused", "c@d.ca");
  store.says = { waiting: 1, late: ["r1"] };
  await pass(6000);
  expect(alarm.troubles()).toEqual([
    "refused: one was refused",
    "late: 1 waiting, 1 of them for more than an hour",
  ]);
  await pass(61 * MINUTE_MS);
  expect(alarm.troubles()).toEqual(["late: 1 waiting, 1 of them for more than an hour"]);
  await alarm.stop();
});

it("tells by webhook of a later trouble while its mail hangs", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    texts.push(JSON.parse(Buffer.concat(chunks).toString()).text);
    response.end();
  });
  const url = new URL(await listenOnLoopback(server));
  const { alarm, mails, store } = setUp(() => new Promise(() => {}), url);
  const isTold = async (count: number) => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(texts).toHaveLength(count);
  };
  store.says = { waiting: 1, late: ["r1"] };
  await vi.waitFor(() => isTold(1), 10_000);
  store.says = new Error("away");
  await vi.waitFor(() => isTold(2), 10_000);
  expect(mails).toHaveLength(1);
  expect(texts).toEqual([
    "Stuck: Because 1 waiting, 1 of them for more than an hour",
    "Stuck: Because nothing can be recorded: the outbox: away",
  ]);
  await alarm.stop();
  server.close();
});
