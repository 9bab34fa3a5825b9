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
  /** Where mail goes, in one sentence. */
  describe: string;
  /** Resolves once the mail was accepted. @throws MailError */
  send: (email: Email) => Promise<void>;
  /** Sends nothing; gives the reason of a failure. */
  verify: () => Promise<string | undefined>;
  close: () => void;
};

export function createMailer({ smtpUrl, dkim, maildir }: MailSettings, log: Logger): Mailer {
  return smtpUrl ? createSmtp(smtpUrl, dkim, log) : createMaildir(maildir);
}
