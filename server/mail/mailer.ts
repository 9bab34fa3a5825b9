import type { Email, EmailAddresses } from "./email.ts";
import { createMaildir } from "./maildir.ts";
import { createSmtp, type Dkim } from "./smtp.ts";

export type MailSettings = {
  /** No `fallbackTo`: an alarm is a log line and `/readyz` only. */
  addresses: EmailAddresses;
  smtpUrl: URL | undefined;
  dkim: Dkim | undefined;
  /** The folder where mail is kept when no mail server is set. */
  maildir: string;
};

/** Hands mails to where the clinic reads them. */
export type Mailer = {
  /** One plain sentence for the start: where mail goes. */
  describe: string;
  /**
   * Resolves once the other side has taken the mail and answers for it.
   * @throws MailError
   */
  send: (email: Email) => Promise<void>;
  /** Tries the way without sending; the reason when it does not work. */
  verify: () => Promise<string | undefined>;
  close: () => void;
};

export function createMailer({ smtpUrl, dkim, maildir }: MailSettings): Mailer {
  return smtpUrl ? createSmtp(smtpUrl, dkim) : createMaildir(maildir);
}
