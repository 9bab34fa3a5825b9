import type { Logger } from "pino";
import type { EmailAddresses } from "./email.ts";
import { createMaildir } from "./maildir.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtp, type Dkim } from "./smtp.ts";

export type MailSettings = {
  /** Without `fallbackTo` no alarm is mailed. */
  addresses: EmailAddresses;
  smtpUrl: URL | undefined;
  dkim: Dkim | undefined;
  maildir: string;
};

export function createMailer({ smtpUrl, dkim, maildir }: MailSettings, log: Logger): Mailer {
  return smtpUrl ? createSmtp(smtpUrl, dkim, log) : createMaildir(maildir);
}
