import type { Email } from "./email.ts";

export type Mailer = {
  /** Describes in one sentence where mail goes. */
  describe: string;
  /** Resolves once the mail was accepted. @throws MailError */
  send: (email: Email) => Promise<void>;
  /** Tests the connection without sending; returns the reason of a failure. */
  verify: () => Promise<string | undefined>;
  close: () => void;
};
