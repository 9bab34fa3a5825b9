const MAX_REASON_LENGTH = 200;

/**
 * What makes a later attempt succeed: time, or a corrected setting. It is unknown if the server
 * has seen the mail and refused it: its account may be suspended or its mailbox full, or it takes
 * this mail for spam.
 */
export type Remedy = "time" | "setting" | "unknown";

/** An attempt failed. The message is stored and logged, so addresses are taken out of it. */
export class MailError extends Error {
  override name = "MailError";
  readonly remedy: Remedy;

  constructor(reason: string, { cause, remedy }: { cause: unknown; remedy: Remedy }) {
    // PostgreSQL refuses a text with a NUL, which a mail server may send.
    const storable = reason.replace(/\S+@\S+/g, "(address)").replace(/[\s\p{Cc}]+/gu, " ");
    super(storable.slice(0, MAX_REASON_LENGTH), { cause });
    this.remedy = remedy;
  }
}
