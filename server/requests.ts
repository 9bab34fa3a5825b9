import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { FunctionContent } from "../contract/function-content.ts";
import { createAcknowledgements } from "./delivery/acknowledgement.ts";
import { type Alarm, createAlarm } from "./delivery/alarm.ts";
import { createAttempt } from "./delivery/attempt.ts";
import { domainOf } from "./delivery/mailer.ts";
import { createSmtp } from "./delivery/smtp.ts";
import { createRateLimit } from "./form/rate-limit.ts";
import { createSendContactEmail } from "./form/send-contact-email.ts";
import { notesOnOutbox, openOutbox } from "./outbox/open-outbox.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { createReports, type Report } from "./report.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * The alarm has its own pool of connections, so that it and the requests do not delay each other, and a shorter
 * timeout: a duplicate alarm is better than a late one.
 */
const ALARM_SMTP = { connections: 1, acceptTimeoutMs: 60_000 };
/** Acknowledgements have their own pool as well, because clients' mail servers may be slow. */
const ACKNOWLEDGEMENT_SMTP = { connections: 2 };

type Options = {
  /** Read with the defaults of `content`. */
  settings: Settings;
  content: FunctionContent;
};

/** Opens the outbox and starts the alarm. Needs no build, so the dev server uses it too. @throws StartError */
export async function openRequests(options: Options, log: Logger) {
  const { settings, content } = options;
  const { mail, store, alertUrl } = settings;
  const { smtpUrl, addresses } = mail;
  const { report, recent } = createReports(log);
  const [outbox, acknowledgements] = await Promise.all([
    openOutbox(store, report),
    openAcknowledgements(options, log, report),
  ]);
  const name = domainOf(addresses.from);
  const mailer = smtpUrl && createSmtp(smtpUrl, { name });
  const alarmMailer = smtpUrl && createSmtp(smtpUrl, { name, ...ALARM_SMTP });
  const template = content.alarm;
  const channels = { mailer: alarmMailer, addresses, alertUrl };
  const alarm = createAlarm({ outbox, ...channels, template, log, report });
  const { acknowledge } = acknowledgements;
  // Without a mail server, requests wait in the outbox until a later start has one.
  const attempt =
    mailer && createAttempt({ outbox, mailer, addresses, alarm, acknowledge, log, report });
  let delivery: ReturnType<Outbox["deliver"]> | undefined;
  const sendContactEmail = createFunction({ settings, content, outbox, alarm, log });
  return {
    /** Answers a request for the form's function. */
    handle: (request: Request, clientAddress: string) =>
      sendContactEmail(request, { clientAddress }),
    /** Starts delivery: waiting requests become due. Call it once this process is sure to run. */
    deliver() {
      delivery = outbox.deliver(attempt);
      acknowledgements.deliver();
    },
    outbox,
    problems: alarm.problems,
    report,
    /** Recent failures that are being retried, one line each. */
    failures: recent,
    /** Warnings about the outbox from startup, one sentence each. */
    notes: await notesOnOutbox(store),
    /** @param graceMs how long to wait for attempts in progress */
    async close(graceMs: number) {
      const timeout = wait(graceMs, undefined, { ref: false });
      const stopped = [delivery?.stop(), acknowledgements.stop(), alarm.stop()];
      await Promise.race([Promise.all(stopped), timeout]);
      mailer?.close();
      alarmMailer?.close();
      await Promise.all([outbox.close(), acknowledgements.close()]);
    },
  };
}

export type Requests = Awaited<ReturnType<typeof openRequests>>;

/** Without ACKNOWLEDGE or a mail server, it drops what waits from before, which PostgreSQL does by itself. */
async function openAcknowledgements({ settings, content }: Options, log: Logger, report: Report) {
  const { store, mail } = settings;
  const { from } = mail.addresses;
  const smtpUrl = mail.areAcknowledged ? mail.smtpUrl : undefined;
  const isNeeded = smtpUrl || !store.databaseUrl;
  const outbox = isNeeded ? await openOutbox(store, report, "acknowledgements") : undefined;
  const mailer = smtpUrl && createSmtp(smtpUrl, { name: domainOf(from), ...ACKNOWLEDGEMENT_SMTP });
  const created =
    outbox && mailer && createAcknowledgements({ outbox, mailer, from, content, log, report });
  let delivery: ReturnType<Outbox["deliver"]> | undefined;
  return {
    acknowledge: created?.acknowledge,
    deliver() {
      delivery = outbox?.deliver(created?.attempt ?? (async () => {}));
    },
    stop: async () => delivery?.stop(),
    async close() {
      mailer?.close();
      await outbox?.close();
    },
  };
}

type FunctionParts = Options & {
  outbox: Pick<Outbox, "record">;
  alarm: Pick<Alarm, "raise">;
  log: Logger;
};

/** The form's function over this server's outbox, with the limits against floods. */
function createFunction({ settings, content, outbox, alarm, log }: FunctionParts) {
  const { allowedOrigins, publicKey, rateLimitPerMinute, siteUrl } = settings;
  // Includes the site's own origin for browsers that do not send Sec-Fetch-Site.
  const own = (siteUrl ?? new URL(content.siteUrl)).origin;
  return createSendContactEmail({
    publicKeys: [publicKey],
    allowedOrigins: new Set([...allowedOrigins, own]),
    record: outbox.record,
    secondsToWait: createRateLimit(rateLimitPerMinute, (source) =>
      alarm.raise("flood", `too many requests from ${source}`, source),
    ),
    now: Date.now,
    content,
    siteOrigin: "",
    reportFailure: (error) =>
      log.error({ reason: (error as Error).message }, "a request could not be stored"),
  });
}
