import type { Logger } from "pino";
import { askWithin } from "../outbox/ask-within.ts";
import { LATE_MS, type Outbox } from "../outbox/outbox.ts";
import type { Report } from "../report.ts";
import { createTeller, type Kind, type Trouble } from "./alarm-teller.ts";
import type { Addresses, Mailer } from "./mailer.ts";

const LOOK_EVERY_MS = 5000;
const LOOK_WITHIN_MS = 5000;
const POST_WITHIN_MS = 10_000;

export type Alarm = ReturnType<typeof createAlarm>;

type Parts = {
  outbox: Pick<Outbox, "summary">;
  mailer: Mailer;
  addresses: Addresses;
  alertUrl: URL | undefined;
  /** `{reason}` is filled in. */
  words: { subject: string; text: string };
  log: Logger;
  report: Report;
};

/**
 * Polls the outbox for problems. Each problem is notified once per channel (webhook and mail) until it
 * clears. The channels are independent: a slow one does not delay the other.
 */
export function createAlarm({ outbox, mailer, addresses, alertUrl, words, log, report }: Parts) {
  const { subject, text } = words;
  const { from, fallbackTo: to } = addresses;
  const troubles = new Map<string, Trouble>();
  /** @param about the subject, such as a request's id. Each kind and subject is a separate problem. */
  const raise = (kind: Kind, reason: string, about = "") => {
    const key = `${kind} ${about}`;
    if (!troubles.has(key)) log.error({ trouble: kind, reason }, "a person is needed");
    troubles.set(key, { kind, about, reason, raisedAt: Date.now() });
  };
  const clear = (kind: Kind, about = "") => void troubles.delete(`${kind} ${about}`);
  const look = async () => {
    try {
      const { waiting, late } = await askWithin(LOOK_WITHIN_MS, "the outbox", outbox.summary);
      clear("store");
      for (const { kind, about, raisedAt } of troubles.values()) {
        // Every failed attempt raises "refused" and "locked" again. Without a repetition for LATE_MS the
        // problem is solved, or the request is late and therefore notified as such.
        const isOver = kind === "late" ? !late.includes(about) : raisedAt < Date.now() - LATE_MS;
        if (isOver) clear(kind, about);
      }
      const reason = `${waiting} waiting, ${late.length} of them for more than an hour`;
      for (const id of late) raise("late", reason, id);
    } catch (error) {
      raise("store", `nothing can be recorded: ${(error as Error).message}`);
    }
  };
  const post = async (reason: string) => {
    if (!alertUrl) return;
    const message = `${subject}: ${text.replace("{reason}", reason)}`;
    const answer = await fetch(alertUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: message }),
      signal: AbortSignal.timeout(POST_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
  const mail = async (reason: string) => {
    if (to.length === 0) return;
    const date = new Date();
    await mailer.send({
      messageId: `<alarm-${date.getTime()}@${from.address.split("@").at(-1)}>`,
      ...{ from, to, date, subject, text: text.replace("{reason}", reason) },
      // RFC 3834: suppresses out-of-office replies.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
  const tellers = [
    createTeller("ALERT_URL", post, report),
    createTeller("MAIL_FALLBACK_TO", mail, report),
  ];
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
      for (const { tell } of tellers) tell(troubles);
    });
  }, LOOK_EVERY_MS);
  return {
    raise,
    clear,
    /** One sentence for each problem. */
    troubles: () => [
      ...new Set([...troubles.values()].map(({ kind, reason }) => `${kind}: ${reason}`)),
    ],
    async stop() {
      clearInterval(timer);
      const atWork = [looking, ...tellers.map(({ telling }) => telling())];
      await Promise.race([
        Promise.all(atWork),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    },
  };
}
