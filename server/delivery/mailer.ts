export type Address = { name: string; address: string };

/** Sender and recipients, formatted for a mail header: `"Name" <address>` or the bare address. */
export type Addresses = { from: Address; to: readonly string[]; fallbackTo: readonly string[] };

export const domainOf = ({ address }: Address) => address.slice(address.lastIndexOf("@") + 1);

/** A mail server's client dates the mail itself, when it is sent. */
export type Email = {
  /** The same for every retry, so that the receiver can detect a duplicate. */
  messageId: string;
  from: Address;
  to: readonly string[];
  replyTo?: Address | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  headers?: Record<string, string>;
};

export type Mailer = {
  /**
   * Resolves once the server has accepted the mail for at least one recipient. Returns the rejected
   * recipients, and whether any rejection was permanent (5xx). @throws MailError
   */
  send: (email: Email) => Promise<{ rejected: string[]; isPermanent: boolean }>;
  close: () => void;
};

/** A failed attempt. The message is stored and logged, so it contains no address and no text of a visitor. */
export class MailError extends Error {
  override name = "MailError";

  /** The server has refused the mail for now (4xx), so it has not accepted it. */
  readonly isTemporary: boolean;

  constructor(reason: string, isTemporary = false) {
    // A mail server may send control characters, and PostgreSQL rejects a text that contains NUL.
    super(
      reason
        .replace(/\S+@\S+/g, "(address)")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .slice(0, 200),
    );
    this.isTemporary = isTemporary;
  }
}
