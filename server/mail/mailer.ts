import type { Email } from "./email.ts";

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
