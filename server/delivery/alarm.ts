import type { Logger } from "pino";
import type { Outbox } from "../outbox/outbox.ts";
import type { Addresses, Mailer } from "./mailer.ts";

const LOOK_EVERY_MS = 5000;
const LATE_MS = 3_600_000;
const POST_WITHIN_MS = 10_000;

/** A request has waited an hour; one of several recipients was refused; nothing can be recorded. */
type Trouble = "late" | "refused" | "store";

export type Alarm = ReturnType<typeof createAlarm>;

type Parts = {
  outbox: Pick<Outbox, "summary">;
  mailer: Mailer;
  addresses: () => Addresses;
  alertUrl: URL | undefined;
  /** `{reason}` is filled in. */
  words: () => { subject: string; text: string };
  log: Logger;
};

/** Looks every few seconds, and tells each trouble once on each way, until it is over. A way that fails is logged once and tried again. */
export function createAlarm({ outbox, mailer, addresses, alertUrl, words, log }: Parts) {
  const troubles = new Map<Trouble, string>();
  const told = new Map<string, "said" | "failed">();
  const raise = (trouble: Trouble, reason: string) => {
    if (!troubles.has(trouble)) log.error({ trouble, reason }, "a person is needed");
    troubles.set(trouble, reason);
  };
  const clear = (trouble: Trouble) => {
    troubles.delete(trouble);
    for (const way of [...told.keys()]) if (way.startsWith(trouble)) told.delete(way);
  };
  const look = async () => {
    try {
      const { waiting, oldestMs } = await outbox.summary();
      clear("store");
      if (oldestMs >= LATE_MS)
        raise("late", `${waiting} waiting, the oldest for more than an hour`);
      else clear("late");
    } catch (error) {
      raise("store", `nothing can be recorded: ${(error as Error).message}`);
    }
  };
  const post = async (reason: string) => {
    if (!alertUrl) return;
    const { subject, text } = words();
    const message = `${subject}: ${text.replace("{reason}", reason)}`;
    const answer = await fetch(alertUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: message }),
      signal: AbortSignal.timeout(POST_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`ALERT_URL answered ${answer.status}`);
  };
  const mail = async (reason: string) => {
    const { from, fallbackTo: to } = addresses();
    if (to.length === 0) return;
    const { subject, text } = words();
    const date = new Date();
    const messageId = `<alarm-${date.getTime()}@${from.address.split("@").at(-1)}>`;
    await mailer.send({
      messageId,
      from,
      to,
      date,
      subject,
      text: text.replace("{reason}", reason),
    });
  };
  const tell = async () => {
    await look();
    for (const [trouble, reason] of troubles) {
      for (const [name, say] of Object.entries({ post, mail })) {
        const way = `${trouble} ${name}`;
        const before = told.get(way);
        if (before === "said") continue;
        told.set(way, "said");
        await say(reason).catch((error: Error) => {
          told.set(way, "failed");
          if (!before) log.warn({ way, reason: error.message }, "could not be told yet");
        });
      }
    }
  };
  let telling = Promise.resolve();
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    telling = tell().finally(() => {
      isTelling = false;
    });
  }, LOOK_EVERY_MS);
  return {
    raise,
    clear,
    troubles: (): readonly Trouble[] => [...troubles.keys()],
    stop() {
      clearInterval(timer);
      return Promise.race([telling, new Promise((resolve) => setTimeout(resolve, 1000))]);
    },
  };
}
