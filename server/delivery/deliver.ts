import { hash } from "node:crypto";
import type { Logger } from "pino";
import type { Attempt, Outbox, RecordedMail } from "../outbox/outbox.ts";
import { requestIdOf } from "../outbox/request-id.ts";
import { SealedByAnotherKey } from "../outbox/seal.ts";
import type { Report } from "../report.ts";
import type { Alarm } from "./alarm.ts";
import type { Addresses, Mailer } from "./mailer.ts";

/** How many accepted mails are remembered, for those that the outbox could not note. */
const MOST_REMEMBERED = 10_000;

type Parts = {
  outbox: Outbox;
  mailer: Mailer;
  addresses: Addresses;
  alarm: Pick<Alarm, "raise" | "clear">;
  log: Logger;
  report: Report;
};

/**
 * Sends a recorded mail. Recipients who were refused among several get a record of their own. Somebody
 * is told if that was permanent, or if no key opens the mail.
 */
export function createAttempt({ outbox, mailer, addresses, alarm, log, report }: Parts): Attempt {
  const { from, to: all } = addresses;
  const taken = new Map<string, string[]>();
  const sendOnce = async (id: string, mail: RecordedMail): Promise<string[]> => {
    // With its time: a request that comes again once the first is forgotten is a mail of its own.
    const recording = `${id} ${mail.receivedAt}`;
    const known = taken.get(recording);
    if (known) return known;
    // Who was removed from MAIL_TO meanwhile gets no mail any more.
    const to = all.filter((address) => isAmong(mail.onlyTo, address));
    if (all.length === 0) throw new Error("MAIL_TO names nobody");
    if (to.length === 0) return [];
    const { requestId, receivedAt, replyTo, subject, text, html } = mail;
    const messageId = `<${requestId}@${from.address.split("@").at(-1)}>`;
    const date = new Date(receivedAt);
    const email = { messageId, from, to, replyTo, subject, date, text, html };
    const { refused, isPermanent } = await mailer.send(email);
    for (const address of to) alarm.clear("refused", bare(address));
    // One that is refused for now, as by greylisting, is tried again, and told when it is late.
    const reason = "one of several recipients was refused; the others have the mail";
    if (isPermanent) for (const address of refused) alarm.raise("refused", reason, address);
    taken.set(recording, refused);
    if (taken.size > MOST_REMEMBERED) taken.delete(String(taken.keys().next().value));
    return refused;
  };
  return async (id, open) => {
    try {
      const mail = open();
      alarm.clear("locked", id);
      const refused = await sendOnce(id, mail);
      if (refused.length > 0) {
        const others = requestIdOf(hash("sha256", `${id} ${refused}`));
        await outbox.record(others, { ...mail, onlyTo: refused });
      }
    } catch (error) {
      const { message: reason } = error as Error;
      if (error instanceof SealedByAnotherKey) alarm.raise("locked", reason, id);
      log.warn({ id, reason }, "an attempt failed; it is made again");
      report("a request cannot be delivered", error);
      throw error;
    }
    log.info({ id }, "delivered");
  };
}

/** A mail server may answer with another case of letters than it was told. */
function isAmong(refused: readonly string[] | undefined, address: string): boolean {
  const wanted = bare(address).toLowerCase();
  return refused?.some((one) => one.toLowerCase() === wanted) ?? true;
}

/** `a@b.ca` of `"A" <a@b.ca>`, as a mail server names it. */
function bare(address: string): string {
  return /<([^<>]+)>$/.exec(address)?.[1] ?? address;
}
