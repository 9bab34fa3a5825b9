import { hash } from "node:crypto";
import type { Logger } from "pino";
import type { Attempt, Outbox } from "../outbox/outbox.ts";
import { requestIdOf } from "../outbox/request-id.ts";
import type { Alarm } from "./alarm.ts";
import type { Addresses, Mailer } from "./mailer.ts";

/** Mails that were taken while the outbox could not note it: so many are remembered. */
const MOST_REMEMBERED = 10_000;

type Parts = {
  outbox: Outbox;
  mailer: Mailer;
  /** Of the build that is served: its content may set them. */
  addresses: () => Addresses;
  alarm: Pick<Alarm, "raise" | "clear">;
  log: Logger;
};

/** Sends a recorded mail; who was refused among several gets a record of their own, and somebody is told. */
export function createAttempt({ outbox, mailer, addresses, alarm, log }: Parts): Attempt {
  const taken = new Map<string, string[]>();
  const sendOnce = async (...[id, mail]: Parameters<Attempt>): Promise<string[]> => {
    const known = taken.get(id);
    if (known) return known;
    const { from, to: all } = addresses();
    // Who has been taken out of MAIL_TO since is waited for no longer.
    const to = all.filter((address) => isAmong(mail.onlyTo, address));
    if (all.length === 0) throw new Error("MAIL_TO names nobody");
    if (to.length === 0) return [];
    const { requestId, receivedAt, replyTo, subject, text, html } = mail;
    const messageId = `<${requestId}@${from.address.split("@").at(-1)}>`;
    const email = { messageId, from, to, replyTo, subject, date: new Date(receivedAt), text, html };
    const { refused } = await mailer.send(email);
    taken.set(id, refused);
    if (taken.size > MOST_REMEMBERED) taken.delete(String(taken.keys().next().value));
    return refused;
  };
  return async (id, mail) => {
    try {
      const refused = await sendOnce(id, mail);
      if (refused.length > 0) {
        await outbox.record(requestIdOf(hash("sha256", `${id} ${refused}`)), {
          ...mail,
          onlyTo: refused,
        });
        alarm.raise("refused", "one of several recipients was refused; the others have the mail");
      } else alarm.clear("refused");
    } catch (error) {
      log.warn({ id, reason: (error as Error).message }, "an attempt failed; it is made again");
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
