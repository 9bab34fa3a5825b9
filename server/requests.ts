import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { functionPath } from "../contract/appointment-request.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { createAlarm } from "./delivery/alarm.ts";
import { createAttempt } from "./delivery/attempt.ts";
import { domainOf } from "./delivery/mailer.ts";
import { createSmtp } from "./delivery/smtp.ts";
import { errorMessages } from "./form/error-messages.ts";
import { createRateLimit } from "./form/rate-limit.ts";
import { createSendContactEmail } from "./form/send-contact-email.ts";
import { notesOnOutbox, openOutbox } from "./outbox/open-outbox.ts";
import { createReports } from "./report.ts";
import type { Settings } from "./settings/settings.ts";

/** A shorter timeout than for requests: a duplicate alarm is better than a late one. */
const ALARM_ACCEPT_TIMEOUT_MS = 60_000;

type Options = {
  /** Read with the defaults of `content`. */
  settings: Settings;
  content: FunctionContent;
};

/** Opens the outbox and starts delivery and the alarm. Needs no build, so the dev server uses it too. @throws StartError */
export async function openRequests({ settings, content }: Options, log: Logger) {
  const { mail, store, alertUrl, rateLimitPerMinute } = settings;
  const { smtpUrl, addresses } = mail;
  const { report, recent } = createReports(log);
  const outbox = await openOutbox(store, report);
  const name = domainOf(addresses.from);
  const mailer = smtpUrl && createSmtp(smtpUrl, { name });
  // A separate SMTP connection pool, so that the alarm and the requests do not delay each other.
  const alarmOptions = { name, connections: 1, acceptTimeoutMs: ALARM_ACCEPT_TIMEOUT_MS };
  const alarmMailer = smtpUrl && createSmtp(smtpUrl, alarmOptions);
  const alarm = createAlarm({
    outbox,
    mailer: alarmMailer,
    addresses,
    alertUrl,
    template: content.alarm,
    log,
    report,
  });
  // Without a mail server, requests wait in the outbox until a later start has one.
  const delivery =
    mailer && outbox.deliver(createAttempt({ outbox, mailer, addresses, alarm, log, report }));
  const secondsToWait = createRateLimit(rateLimitPerMinute, (source) =>
    alarm.raise("flood", `too many requests from ${source}`, source),
  );
  const sendContactEmail = createSendContactEmail({
    publicKeys: [settings.publicKey],
    // Includes the site's own origin for browsers that do not send Sec-Fetch-Site.
    allowedOrigins: new Set([
      ...settings.allowedOrigins,
      (settings.siteUrl ?? new URL(content.siteUrl)).origin,
    ]),
    record: outbox.record,
    secondsToWait,
    sha256: (text) => hash("sha256", text),
    now: Date.now,
    content,
    siteOrigin: "",
    reportFailure: (error) =>
      log.error({ reason: (error as Error).message }, "a request could not be stored"),
  });
  return {
    async handle(request: Request, clientAddress: string): Promise<Response> {
      if (new URL(request.url).pathname !== functionPath) {
        return Response.json({ ok: false, error: errorMessages.unknown }, { status: 404 });
      }
      return sendContactEmail(request, { clientAddress });
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
      await Promise.race([Promise.all([delivery?.stop(), alarm.stop()]), timeout]);
      mailer?.close();
      alarmMailer?.close();
      await outbox.close();
    },
  };
}

export type Requests = Awaited<ReturnType<typeof openRequests>>;
