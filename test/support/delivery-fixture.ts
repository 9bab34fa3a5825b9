import { join } from "node:path";
import { pino } from "pino";
import { afterEach, expect, vi } from "vitest";
import { Delivery } from "../../server/delivery/delivery.ts";
import { composeEmail, type Email } from "../../server/delivery/email.ts";
import type { Mailer } from "../../server/delivery/mailer.ts";
import { createNotifyOperator } from "../../server/delivery/notify-operator.ts";
import { createSeal } from "../../server/store/encryption.ts";
import { Outbox } from "../../server/store/outbox.ts";
import type { RecordedMessage } from "../../server/store/recorded-message.ts";
import type { Summary } from "../../server/store/rows.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { clinic } from "./clinic-fixture.ts";
import { temporaryFolder } from "./process.ts";
import { typed } from "./typed-request.ts";

export const message: RecordedMessage = {
  kind: "appointment",
  request: typed,
  spamSigns: [],
  receivedAt: 1_800_000_000_000,
};
/** A busy machine takes its time; nothing here is about speed. */
export const PATIENCE = { timeout: 20_000, interval: 20 };
const running: Delivery[] = [];
afterEach(() => Promise.all(running.splice(0).map((delivery) => delivery.stop(1000))));

/** The result of each mail, in order; mails without one are accepted. */
export type Answer = Error | Promise<void> | undefined;

type Setting = {
  fallbackTo?: string;
  realMailer?: Mailer;
  localBuffer?: { isAwayForLong: boolean };
};

/** A delivery from an outbox, by default in a file of its own, to a scripted mailer or a real one. */
export async function setUpDelivery(
  answers: Answer[] = [],
  database = openOwnFile(),
  { fallbackTo = "f@a.ca", realMailer, localBuffer }: Setting = {},
) {
  const outbox = new Outbox(database, createSeal([new Uint8Array(32)]));
  const mails: Email[] = [];
  const scriptedMailer: Mailer = {
    describe: "",
    async send(email: Email) {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      await answer;
      mails.push(email);
    },
    verify: async () => undefined,
    close() {},
  };
  const errors: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void errors.push(line) });
  const addresses = {
    from: { name: "Site", address: "site@a.ca" },
    to: "to@a.ca",
    fallbackTo,
  };
  const compose = async (id: string, message: RecordedMessage) =>
    composeEmail(id, message, { addresses, content: clinic });
  const notifyOperator = createNotifyOperator(outbox, addresses.fallbackTo, log);
  const start = () => {
    const mailer = realMailer ?? scriptedMailer;
    const delivery = new Delivery({ outbox, localBuffer, mailer, compose, log, notifyOperator });
    running.push(delivery);
    return delivery;
  };
  /** Resolves once the outbox counts so many. */
  const reaches = (counts: Partial<Summary>) =>
    vi.waitFor(async () => expect(await outbox.summary()).toMatchObject(counts), PATIENCE);
  return { outbox, database, mails, errors, start, reaches };
}

function openOwnFile() {
  return openSqlite(join(temporaryFolder("delivery"), "outbox.sqlite"));
}
