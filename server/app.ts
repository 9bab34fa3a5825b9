import { join } from "node:path";
import type { Logger } from "pino";
import { phone } from "../content/business.ts";
import { functionPath, sentPath } from "../contract/appointment-request.ts";
import { failureWords, plainFormPage } from "./functions/plain-form-page.ts";
import { createRateLimit } from "./functions/rate-limit.ts";
import { createSendContactEmail } from "./functions/send-contact-email.ts";
import { sha256 } from "./functions/sha256.ts";
import { createHealth, type Health } from "./health.ts";
import { createLog } from "./log.ts";
import { createAlarm } from "./mail/alarm.ts";
import { createMaildir } from "./mail/maildir.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createSmtp } from "./mail/smtp.ts";
import { Delivery } from "./outbox/delivery.ts";
import { StoreUnavailable } from "./outbox/stores/database.ts";
import { watchDiskSpace } from "./outbox/stores/disk-space.ts";
import { openStore } from "./outbox/stores/store.ts";
import type { Config } from "./settings/config.ts";

export type Functions = {
  /** Answers `functionPath`; a request for anything else is undefined. */
  handle: (request: Request, clientAddress: string) => Promise<Response | undefined>;
  health: Health;
  /** Where mail goes, in one plain sentence. */
  mailDescription: string;
  /** Finishes the attempts in hand within `graceMs`, then lets go of everything. */
  close: (graceMs?: number) => Promise<void>;
};

export type FunctionsOptions = {
  log?: Logger;
  /** The form as the build made it, for posts without script. */
  formPage?: string;
};

/**
 * Everything behind the form: handler, outbox and delivery, as configured. Needs no
 * built site, so development uses it as it is.
 * @throws StartError
 */
export async function createFunctions(
  config: Config,
  { log = createLog(config.logLevel), formPage = plainFormPage }: FunctionsOptions = {},
): Promise<Functions> {
  const store = await openStore(config, log);
  const { outbox, spill } = store;
  const mailer = createMailer(config);
  const diskSpace = watchDiskSpace(config.dataDir);
  const addresses = { from: config.mailFrom, to: config.mailTo, fallbackTo: config.mailFallbackTo };
  const raiseAlarm = createAlarm(outbox, config.mailFallbackTo, log);
  const delivery = new Delivery({ outbox, mailer, addresses, log, raiseAlarm });
  void mailer.verify().then((reason) => {
    if (reason !== undefined) log.error({ reason }, "mail cannot be sent yet; requests are kept");
  });
  const sendContactEmail = createSendContactEmail({
    publicKey: config.publicKey,
    allowedOrigins: config.allowedOrigins,
    async record(id, message) {
      const isShared = spill !== undefined && !spill.isSharedAway;
      if (!isShared && (await diskSpace.isLow())) throw new StoreUnavailable("disk", "almost full");
      await (spill ?? outbox).record(id, message);
      delivery.wake();
    },
    secondsToWait: createRateLimit(config.rateLimitPerMinute, store.sharedCount),
    sha256,
    now: Date.now,
    words: { template: formPage, failure: failureWords(phone), sentLocation: sentPath },
    reportFailure: (error) =>
      log.error({ reason: error instanceof Error ? error.message : error }, "request not recorded"),
  });
  return {
    async handle(request, clientAddress) {
      if (new URL(request.url).pathname !== functionPath) return undefined;
      return sendContactEmail(request, { clientAddress });
    },
    health: createHealth({ outbox, spill, diskSpace }),
    mailDescription: mailer.describe,
    async close(graceMs = 5000) {
      await delivery.stop(graceMs);
      mailer.close();
      await store.close();
    },
  };
}

/** Where mail is kept when no mail server is set. */
export function maildirFolder(config: Config): string {
  return join(config.dataDir, "mail");
}

function createMailer(config: Config): Mailer {
  return config.smtpUrl
    ? createSmtp(config.smtpUrl, config.dkim)
    : createMaildir(maildirFolder(config));
}
