/** What lets a later attempt succeed: time, a corrected setting, or nothing, because the server refused this mail. */
export type Remedy = "time" | "setting" | "none";

/** An attempt failed. The message is stored and logged, so addresses are taken out of it. */
export class MailError extends Error {
  override name = "MailError";
  readonly remedy: Remedy;

  constructor(reason: string, { cause, remedy }: { cause: unknown; remedy: Remedy }) {
    // PostgreSQL refuses a text with a NUL, which a mail server may send.
    const storable = reason.replace(/\S+@\S+/g, "(address)").replace(/[\s\p{Cc}]+/gu, " ");
    super(storable.slice(0, LONGEST_REASON), { cause });
    this.remedy = remedy;
  }
}

const LONGEST_REASON = 200;
