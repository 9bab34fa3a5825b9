/** What lets a later attempt succeed: time, a corrected setting, or nothing, because the server refused this mail. */
export type Remedy = "time" | "setting" | "none";

/** An attempt failed. The message is stored and logged, so addresses are taken out of it. */
export class MailError extends Error {
  override name = "MailError";
  readonly remedy: Remedy;
  readonly retryable: boolean;

  constructor(reason: string, { cause, remedy }: { cause: unknown; remedy: Remedy }) {
    super(withoutAddresses(reason).slice(0, LONGEST_REASON), { cause });
    this.remedy = remedy;
    this.retryable = remedy !== "none";
  }
}

const LONGEST_REASON = 200;

function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, "(address)").replace(/\s+/g, " ");
}
