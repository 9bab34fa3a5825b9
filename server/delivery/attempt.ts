import type { Logger } from "pino";
import type { Attempt, Outbox, RecordedMail } from "../outbox/outbox.ts";
import { requestIdOf } from "../outbox/request-id.ts";
import { SealedByAnotherKey } from "../outbox/seal.ts";
import type { Report } from "../report.ts";
import type { Acknowledge } from "./acknowledgement.ts";
import type { Alarm } from "./alarm.ts";
import { type Addresses, domainOf, type Mailer } from "./mailer.ts";

/** How many accepted mails are kept in memory, in case the outbox fails to mark one as sent and retries it. */
const MAX_REMEMBERED = 10_000;

type Parts = {
  outbox: Outbox;
  mailer: Mailer;
  addresses: Addresses;
  alarm: Pick<Alarm, "raise" | "clear">;
  /** Tells the client that the request has arrived. */
  acknowledge?: Acknowledge | undefined;
  log: Logger;
  report: Report;
};

/**
 * Delivers a recorded mail. If the server rejects some of several recipients, a separate record waits for
 * those. A permanent rejection, or a mail that no key decrypts, raises the alarm.
 */
export function createAttempt(parts: Parts): Attempt {
  const { outbox, mailer, addresses, alarm, acknowledge, log, report } = parts;
  const { from, to: all } = addresses;
  /** The rejected recipients of each accepted mail. */
  const accepted = new Map<string, string[]>();
  const sendOnce = async (id: string, mail: RecordedMail): Promise<string[]> => {
    // The key includes the time: a duplicate that arrives after the outbox has forgotten the first
    // request is a new mail.
    const key = `${id} ${mail.receivedAt}`;
    const rejectedBefore = accepted.get(key);
    if (rejectedBefore) return rejectedBefore;
    if (all.length === 0) throw new Error("MAIL_TO contains no address");
    const to = recipientsOf(mail, all);
    if (to.length === 0) return [];
    const { requestId, replyTo, subject, text, html } = mail;
    const messageId = `<${requestId}@${domainOf(from)}>`;
    const email = { messageId, from, to, replyTo, subject, text, html };
    const { rejected, isPermanent } = await mailer.send(email);
    for (const address of to) alarm.clear("rejected", mailboxOf(address));
    // A temporary rejection, such as greylisting, is retried. It raises the alarm only once it is late.
    const reason = "one of several recipients was rejected; the others have the mail";
    if (isPermanent)
      for (const address of rejected) alarm.raise("rejected", reason, mailboxOf(address));
    accepted.set(key, rejected);
    if (accepted.size > MAX_REMEMBERED) accepted.delete(String(accepted.keys().next().value));
    return rejected;
  };
  return async (id, open) => {
    try {
      const mail = open();
      alarm.clear("undecryptable", id);
      const rejected = await sendOnce(id, mail);
      if (rejected.length > 0) {
        const newId = requestIdOf(`${id} ${rejected}`);
        const acceptedBy = all.filter((address) => !includesAddress(rejected, address));
        await outbox.record(newId, { ...mail, acceptedBy });
      }
      await acknowledge?.(mail);
    } catch (error) {
      const { message: reason } = error as Error;
      if (error instanceof SealedByAnotherKey) alarm.raise("undecryptable", reason, id);
      log.warn({ id, reason }, "an attempt failed and will be retried");
      report("a request cannot be delivered", error);
      throw error;
    }
    log.info({ id }, "delivered");
  };
}

/**
 * Every address in MAIL_TO that does not have the mail. This includes an address that was corrected after the mail
 * server had rejected it. If an earlier version has recorded a recipient that MAIL_TO no longer contains, it is
 * unknown who has the mail, so every address gets it.
 */
function recipientsOf({ acceptedBy, onlyTo }: RecordedMail, all: readonly string[]) {
  if (acceptedBy) return all.filter((address) => !includesAddress(acceptedBy, address));
  const named = all.filter((address) => onlyTo && includesAddress(onlyTo, address));
  return named.length > 0 ? named : all;
}

function includesAddress(addresses: readonly string[], address: string): boolean {
  return addresses.some((one) => mailboxOf(one) === mailboxOf(address));
}

/** Returns `a@b.ca` for `"A" <a@B.ca>`. Ignores case, because a mail server may report an address in another case than it received. */
function mailboxOf(address: string): string {
  return (/<([^<>]+)>$/.exec(address)?.[1] ?? address).toLowerCase();
}
