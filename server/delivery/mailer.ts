import type { Email } from "./email.ts";

export type Mailer = {
  /** Where mail goes, in one sentence. */
  describe: string;
  /** Resolves once the mail was accepted. @throws MailError */
  send: (email: Email) => Promise<void>;
  /** Sends nothing; gives the reason of a failure. */
  verify: () => Promise<string | undefined>;
  close: () => void;
};
