import type { Logger } from "pino";
import type { FunctionContent } from "../../contract/function-content.ts";
import { interpolate } from "../../contract/interpolate.ts";
import { replyDay } from "../../contract/reply-by.ts";
import type { Attempt, Outbox, RecordedMail } from "../outbox/outbox.ts";
import { requestIdOf } from "../outbox/request-id.ts";
import type { Report } from "../report.ts";
import { type Address, domainOf, MailError, type Mailer } from "./mailer.ts";

/** A later acknowledgement would tell a client nothing new. */
const WITHIN_MS = 45 * 60_000;
const RETRY_AFTER_MS = 5 * 60_000;

type Parts = {
  /** The acknowledgements' own outbox, which attempts each record at most once. */
  outbox: Pick<Outbox, "record">;
  mailer: Mailer;
  from: Address;
  content: FunctionContent;
  log: Logger;
  report: Report;
};

export type Acknowledge = (mail: RecordedMail) => Promise<void>;

/**
 * Mails to clients that their request is stored: one mail a day to an address, so that a form that is filled
 * in with the address of somebody else floods nobody. The mail quotes nothing that a visitor wrote. A failure
 * is logged and raises no alarm, because the request itself is delivered. A mail server's temporary refusal is
 * retried; after any other failure the mail might have been accepted.
 */
export function createAcknowledgements({ outbox, mailer, from, content, log, report }: Parts) {
  const { subject, text } = content.acknowledgement;
  const isOver = ({ receivedAt }: RecordedMail) => Date.now() > receivedAt + WITHIN_MS;
  const acknowledge: Acknowledge = async (mail) => {
    const address = mail.replyTo?.address;
    if (!address || mail.isSpam || isOver(mail)) return;
    const { receivedAt } = mail;
    const id = idOf(mailboxOf(address));
    const day = replyDay(content, receivedAt);
    const replyTo = { name: content.brandName, address: content.email };
    const recorded = { receivedAt, replyTo, subject, text: interpolate(text, { day }) };
    await outbox
      .record(id, { ...recorded, requestId: id, onlyTo: [address] })
      .catch((error) => report("an acknowledgement cannot be stored", error));
  };
  const attempt: Attempt = async (id, open) => {
    const mail = open();
    if (isOver(mail)) return;
    const { requestId, replyTo, subject, text, onlyTo: to = [] } = mail;
    const messageId = `<${requestId}@${domainOf(from)}>`;
    // RFC 3834: suppresses out-of-office replies.
    const headers = { "Auto-Submitted": "auto-replied" };
    try {
      await mailer.send({ messageId, from, to, replyTo, subject, text, headers });
    } catch (error) {
      log.info({ reason: (error as Error).message }, "an acknowledgement was not sent");
      if (error instanceof MailError && error.isTemporary)
        await outbox.record(idOf(id), mail, RETRY_AFTER_MS);
    }
  };
  return { acknowledge, attempt };
}

function idOf(text: string): string {
  return requestIdOf(`acknowledgement ${text}`);
}

/** Ignores case and a subaddress (RFC 5233): "Ana+spa@a.ca" is "ana@a.ca". */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*(?=@)/, "");
}
