/**
 * An attempt at a delivery failed. `retryable` is false only when the server
 * refused this mail for good (5xx to sender, recipient or content); everything
 * else, wrong credentials too, is set right by somebody in time.
 */
export class MailError extends Error {
  override name = "MailError";
  readonly retryable: boolean;

  constructor(reason: string, options: { cause: unknown; retryable: boolean }) {
    super(withoutAddresses(reason).slice(0, LONGEST_REASON), { cause: options.cause });
    this.retryable = options.retryable;
  }
}

const LONGEST_REASON = 200;

/** Servers quote addresses in their answers; a reason is stored and logged. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, "(address)").replace(/\s+/g, " ");
}
