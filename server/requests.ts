import { hash } from "node:crypto";
import type { Logger } from "pino";
import { functionPath } from "../contract/appointment-request.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { createAlarm } from "./delivery/alarm.ts";
import { createAttempt } from "./delivery/deliver.ts";
import { createMaildir } from "./delivery/maildir.ts";
import { createSmtp } from "./delivery/smtp.ts";
import { createRateLimit } from "./form/rate-limit.ts";
import { refusals } from "./form/refusals.ts";
import { createSendContactEmail } from "./form/send-contact-email.ts";
import { notesOnOutbox, openOutbox } from "./outbox/open-outbox.ts";
import { createReports } from "./report.ts";
import type { Settings } from "./settings/settings.ts";

/** The alarm is sent again rather than waited for: twice is better than late. */
const ALARM_ACCEPTED_WITHIN_MS = 60_000;

/** What a build says, and what follows from it. */
type OfTheBuild = {
  /** The content sets the defaults of the sender and the receiver. */
  settings: Settings;
  content: FunctionContent;
};

/** Everything behind the form: it needs no built site. @throws StartError */
export async function openRequests({ settings, content }: OfTheBuild, log: Logger) {
  const { mail, store, alertUrl, rateLimitPerMinute } = settings;
  const { smtpUrl, dkim, maildir, addresses } = mail;
  const { report, recent } = createReports(log);
  const outbox = await openOutbox(store, report);
  const mailer = smtpUrl ? createSmtp(smtpUrl, { dkim }) : createMaildir(maildir);
  // A session of its own, so that neither the alarm nor a request waits for the other's mail.
  const alarmMailer = smtpUrl
    ? createSmtp(smtpUrl, { dkim, connections: 1, acceptWithinMs: ALARM_ACCEPTED_WITHIN_MS })
    : mailer;
  const words = content.alarm;
  const told = { addresses, alertUrl, words, log, report };
  const alarm = createAlarm({ outbox, mailer: alarmMailer, ...told });
  const delivery = outbox.deliver(createAttempt({ outbox, mailer, addresses, alarm, log, report }));
  const secondsToWait = createRateLimit(rateLimitPerMinute, (limit) =>
    alarm.raise("flood", `more requests came ${limit} than the clinic can mean to receive`, limit),
  );
  const sendContactEmail = createSendContactEmail({
    publicKey: settings.publicKey,
    // The site's own is there for browsers that do not send Sec-Fetch-Site.
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
    reportFailure: (error) => log.error({ reason: (error as Error).message }, "not recorded"),
  });
  return {
    async handle(request: Request, clientAddress: string): Promise<Response> {
      if (new URL(request.url).pathname !== functionPath) {
        return Response.json({ ok: false, error: refusals.unknown }, { status: 404 });
      }
      return sendContactEmail(request, { clientAddress });
    },
    outbox,
    troubles: alarm.troubles,
    report,
    /** What failed within the last minutes and is tried again. */
    failures: recent,
    mailDescription: mailer.describe,
    /** What a person should know of the outbox since the start, a sentence each. */
    notes: await notesOnOutbox(store),
    /** Waits at most so long for the attempts under way. */
    async close(graceMs: number) {
      const patience = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([Promise.all([delivery.stop(), alarm.stop()]), patience]);
      mailer.close();
      alarmMailer.close();
      await outbox.close();
    },
  };
}

export type Requests = Awaited<ReturnType<typeof openRequests>>;
