import { createServer } from "node:http";
import { beforeEach, expect, it, vi } from "vitest";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { PATIENCE_MS } from "../../test/support/process.ts";
import { createLog } from "../log.ts";
import { createAlarm } from "./alarm.ts";
import type { Email } from "./mailer.ts";

const MINUTE_MS = 60_000;
const rest = { waiting: 0, oldestMs: 0, late: [] as string[], hasSentRecently: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "Date"] });
});

/** Creates an alarm over an outbox whose summary or failure is set in `store`. `mails` are its messages. */
function setUp(send?: (email: Email) => Promise<void>, alertUrl?: URL) {
  const mails: Email[] = [];
  const store: { summary: Partial<typeof rest> | Error } = { summary: {} };
  const alarm = createAlarm({
    outbox: {
      summary: async () => {
        if (store.summary instanceof Error) throw store.summary;
        return { ...rest, ...store.summary };
      },
    },
    mailer: {
      close() {},
      async send(email) {
        mails.push(email);
        await send?.(email);
        return { rejected: [], isPermanent: false };
      },
    },
    addresses: {
      from: { name: "Site", address: "site@clinic.test" },
      to: [],
      fallbackTo: ["owner@else.test"],
    },
    alertUrl,
    template: { subject: "Stuck", text: "Because {reason}" },
    log: createLog("silent"),
    report: () => {},
  });
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { alarm, mails, store, advance };
}

it("sends one mail for each late request, marked as auto-generated", async () => {
  const { alarm, mails, store, advance } = setUp();
  store.summary = { waiting: 1, late: ["poisoned"] };
  await advance(MINUTE_MS);
  expect(mails.map(({ text }) => text)).toEqual([
    "Because 1 waiting, 1 of them for more than an hour",
  ]);
  expect(mails[0]?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
  store.summary = { waiting: 3, late: ["poisoned", "later"] };
  await advance(MINUTE_MS);
  expect(mails.map(({ text }) => text).slice(1)).toEqual([
    "Because 3 waiting, 2 of them for more than an hour",
  ]);
  await alarm.stop();
});

it("repeats a notification that its channel did not take, until it does", async () => {
  let isAway = true;
  const { alarm, mails, store, advance } = setUp(async () => {
    if (isAway) throw new Error("away");
  });
  store.summary = { waiting: 1, late: ["r1"] };
  await advance(6000);
  expect(mails).toHaveLength(1);
  isAway = false;
  await advance(6000);
  expect(mails).toHaveLength(2);
  await advance(MINUTE_MS);
  expect(mails).toHaveLength(2);
  await alarm.stop();
});

it("limits notifications to three per kind and hour", async () => {
  const { alarm, mails, store, advance } = setUp();
  for (let count = 1; count <= 10; count++) {
    store.summary = { waiting: count, late: Array.from({ length: count }, (_, id) => `r${id}`) };
    await advance(MINUTE_MS);
  }
  expect(mails).toHaveLength(3);
  await advance(60 * MINUTE_MS);
  expect(mails.map(({ text }) => text).slice(3)).toEqual([
    "Because 10 waiting, 10 of them for more than an hour",
  ]);
  await alarm.stop();
});

it("does not repeat a problem that recurs within an hour", async () => {
  const { alarm, mails, store, advance } = setUp();
  const flap = async () => {
    store.summary = new Error("away");
    await advance(6000);
    store.summary = {};
    await advance(6000);
  };
  for (let count = 0; count < 4; count++) await flap();
  expect(mails.map(({ text }) => text)).toEqual([
    "Because new requests cannot be stored: the outbox: away",
  ]);
  expect(alarm.problems()).toEqual([]);
  await advance(60 * MINUTE_MS);
  await flap();
  expect(mails).toHaveLength(2);
  await alarm.stop();
});

it("notifies an outage that begins within an hour of a notified one and lasts longer", async () => {
  const { alarm, mails, store, advance } = setUp();
  store.summary = new Error("a blip");
  await advance(5 * MINUTE_MS);
  store.summary = {};
  await advance(24 * MINUTE_MS);
  store.summary = new Error("a long outage");
  await advance(30 * MINUTE_MS);
  expect(mails).toHaveLength(1);
  await advance(3 * 60 * MINUTE_MS);
  expect(mails.map(({ text }) => text)).toEqual([
    "Because new requests cannot be stored: the outbox: a blip",
    "Because new requests cannot be stored: the outbox: a long outage",
  ]);
  await alarm.stop();
});

it("quotes a reason that contains replacement patterns", async () => {
  const { alarm, mails, advance } = setUp();
  alarm.raise("rejected", "451 costs $& and $' {reason}");
  await advance(6000);
  expect(mails.map(({ text }) => text)).toEqual(["Because 451 costs $& and $' {reason}"]);
  await alarm.stop();
});

it("lists open problems and clears a rejection that is not repeated within an hour", async () => {
  const { alarm, store, advance } = setUp();
  alarm.raise("rejected", "one was rejected", "a@b.ca");
  alarm.raise("rejected", "one was rejected", "c@d.ca");
  store.summary = { waiting: 1, late: ["r1"] };
  await advance(6000);
  expect(alarm.problems()).toEqual([
    "rejected: one was rejected",
    "late: 1 waiting, 1 of them for more than an hour",
  ]);
  await advance(61 * MINUTE_MS);
  expect(alarm.problems()).toEqual(["late: 1 waiting, 1 of them for more than an hour"]);
  await alarm.stop();
});

it("does not take a redirect of the webhook for a notification", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(url === "/hook" ? 302 : 200, { location: "/sign-in" }).end();
  });
  const url = new URL("/hook", await listenOnLoopback(server));
  const { alarm } = setUp(undefined, url);
  alarm.raise("flood", "too many");
  const isRepeated = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBeGreaterThan(1);
  };
  await vi.waitFor(isRepeated, PATIENCE_MS);
  expect(new Set(asked)).toEqual(new Set(["POST /hook"]));
  await alarm.stop();
  server.close();
});

it("notifies the webhook, also after a failure, while the mail channel hangs", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const { text } = JSON.parse(Buffer.concat(chunks).toString());
    texts.push(`${request.headers["content-type"]}: ${text}`);
    response.writeHead(texts.length === 1 ? 500 : 200).end();
  });
  const url = new URL(await listenOnLoopback(server));
  const { alarm, mails, store } = setUp(() => new Promise(() => {}), url);
  const isNotified = async (count: number) => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(texts).toHaveLength(count);
  };
  store.summary = { waiting: 1, late: ["r1"] };
  await vi.waitFor(() => isNotified(2), PATIENCE_MS);
  store.summary = new Error("away");
  await vi.waitFor(() => isNotified(3), PATIENCE_MS);
  expect(mails).toHaveLength(1);
  expect(texts).toEqual([
    ...Array(2).fill("application/json: Stuck: Because 1 waiting, 1 of them for more than an hour"),
    "application/json: Stuck: Because new requests cannot be stored: the outbox: away",
  ]);
  await alarm.stop();
  server.close();
});
