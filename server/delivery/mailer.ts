export type Address = { name: string; address: string };

/** Whom mail is from and to, each as it stands in a header. */
export type Addresses = { from: Address; to: readonly string[]; fallbackTo: readonly string[] };

export type Email = {
  /** Stable over repetitions, so that the receiver can recognise one. */
  messageId: string;
  from: Address;
  to: readonly string[];
  replyTo?: Address | undefined;
  subject: string;
  date: Date;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  /** Says in one sentence where mail goes. */
  describe: string;
  /**
   * Resolves once the mail was accepted for at least one recipient. Gives the others, and whether
   * the server refused any of them permanently (5xx). @throws MailError
   */
  send: (email: Email) => Promise<{ refused: string[]; isPermanent: boolean }>;
  close: () => void;
};

/** An attempt failed. The message is stored and logged: it quotes neither a visitor nor an address. */
export class MailError extends Error {
  override name = "MailError";

  constructor(reason: string) {
    // PostgreSQL refuses a text with a NUL, which a mail server may send.
    super(
      reason
        .replace(/\S+@\S+/g, "(address)")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .slice(0, 200),
    );
  }
}
