import type { Logger } from "pino";
import type { Email, EmailAddresses } from "./email.ts";
import { createMaildir } from "./maildir.ts";
import { createSmtp, type Dkim } from "./smtp.ts";

export type MailSettings = {
  /** Without `fallbackTo` no alarm is mailed. */
  addresses: EmailAddresses;
  smtpUrl: URL | undefined;
  dkim: Dkim | undefined;
  maildir: string;
};

export type Mailer = {
  /** Describes in one sentence where mail goes. */
  describe: string;
  /** Resolves once the mail was accepted. @throws MailError */
  send: (email: Email) => Promise<void>;
  /** Tests the connection without sending; returns the reason of a failure. */
  verify: () => Promise<string | undefined>;
  close: () => void;
};

export function createMailer({ smtpUrl, dkim, maildir }: MailSettings, log: Logger): Mailer {
  return smtpUrl ? createSmtp(smtpUrl, dkim, log) : createMaildir(maildir);
}
