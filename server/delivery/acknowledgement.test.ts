import { expect, it, vi } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { PATIENCE_MS, temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { createLog } from "../log.ts";
import { openOutbox } from "../outbox/open-outbox.ts";
import type { RecordedMail } from "../outbox/outbox.ts";
import { createAcknowledgements } from "./acknowledgement.ts";
import { MailError } from "./mailer.ts";

const from = { name: "Site", address: "site@clinic.test" };
const MINUTE_MS = 60_000;

/** Records one acknowledgement, and returns the minutes at which a mail server got it that always fails. */
async function minutesOfAttempts(failure: Error, receivedBeforeMs = 0) {
  vi.useFakeTimers();
  const startedAt = Date.now();
  const dataDir = temporaryFolder("acknowledgement");
  const settings = { dataDir, databaseUrl: undefined, keys: [] };
  const outbox = await openOutbox(settings, () => {}, "acknowledgements");
  const minutes: number[] = [];
  const mailer = {
    close() {},
    async send() {
      minutes.push(Math.round((Date.now() - startedAt) / MINUTE_MS));
      throw failure;
    },
  };
  const log = createLog("silent");
  const parts = { outbox, mailer, from, content: clinic, log, report: () => {} };
  const { acknowledge, attempt } = createAcknowledgements(parts);
  const delivery = outbox.deliver(attempt);
  void acknowledge({ ...mail, receivedAt: startedAt - receivedBeforeMs });
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  const { waiting } = await outbox.summary();
  await delivery.stop();
  await outbox.close();
  return { minutes, waiting };
}

it("is retried for 45 minutes after a temporary refusal, and then dropped", async () => {
  const { minutes, waiting } = await minutesOfAttempts(new MailError("451 later", true));
  expect(minutes).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(waiting).toBe(0);
});

it("is not retried after a permanent refusal, or when the mail may have been accepted", async () => {
  const { minutes, waiting } = await minutesOfAttempts(new MailError("550 no such user"));
  expect([minutes, waiting]).toEqual([[0], 0]);
});

it("is not sent for a request that waited for 45 minutes", async () => {
  const { minutes } = await minutesOfAttempts(new MailError("451 later", true), 46 * MINUTE_MS);
  expect(minutes).toEqual([]);
});

it("names the day that is counted from the receipt, although it is sent after midnight", async () => {
  const texts: string[] = [];
  const outbox = {
    async record(_id: string, { text }: RecordedMail) {
      texts.push(text);
    },
  };
  const mailer = { close() {}, send: () => Promise.reject(new Error("nothing is sent here")) };
  const parts = { outbox, mailer, from, content: clinic, log: createLog("silent") };
  const { acknowledge } = createAcknowledgements({ ...parts, report: () => {} });
  // Ten minutes before and after a Monday's midnight in Regina.
  vi.useFakeTimers({ now: new Date("2026-11-24T06:10:00Z") });
  await acknowledge({ ...mail, receivedAt: Date.parse("2026-11-24T05:50:00Z") });
  expect(texts).toEqual(["We write by Wednesday, November 25, or call (403) 555-0188.\n"]);
});

it("is not repeated when the process dies during the attempt", async () => {
  const settings = { dataDir: temporaryFolder("killed"), databaseUrl: undefined, keys: [] };
  const open = () => openOutbox(settings, () => {}, "acknowledgements");
  const killed = await open();
  const attempted: string[] = [];
  const attempt = (id: string) => {
    attempted.push(id);
    return new Promise<void>(() => {});
  };
  const interrupted = killed.deliver(attempt);
  await killed.record("a1", mail);
  await vi.waitUntil(() => attempted.length > 0, { timeout: PATIENCE_MS });
  void interrupted.stop();
  await killed.close();
  const next = await open();
  const delivery = next.deliver(attempt);
  await next.record("a2", mail);
  await vi.waitUntil(() => attempted.length > 1, { timeout: PATIENCE_MS });
  expect(attempted).toEqual(["a1", "a2"]);
  void delivery.stop();
  await next.close();
});
