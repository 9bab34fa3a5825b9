import type { Report } from "../report.ts";

/** A problem that recurs within this time is not notified again. */
const QUIET_MS = 3_600_000;
/** The rate limit: the most notifications about one kind of problem within QUIET_MS. */
const MOST_MESSAGES = 3;

/**
 * - `late`: a request has waited for LATE_MS
 * - `refused`: the mail server rejected one of several recipients
 * - `locked`: no key in OUTBOX_KEY decrypts a request
 * - `store`: the outbox cannot persist requests
 * - `flood`: a rate limit per hour or per day was exceeded
 */
export type Kind = "late" | "refused" | "locked" | "store" | "flood";

export type Trouble = { kind: Kind; about: string; reason: string; raisedAt: number };

type Troubles = ReadonlyMap<string, Trouble>;

/**
 * A notification channel of the alarm. It sends one message at a time, which covers every problem that
 * this channel has not yet notified. After a failed message the next call of `tell` retries.
 */
export function createTeller(name: string, say: (reason: string) => Promise<void>, report: Report) {
  const told = new Map<string, { kind: Kind; at: number }>();
  let telling: Promise<void> | undefined;
  const untold = (troubles: Troubles, now: number) => {
    for (const [key, { at }] of told) {
      if (!troubles.has(key) && at <= now - QUIET_MS) told.delete(key);
    }
    const isQuiet = ({ kind }: Trouble) => {
      const recent = [...told.values()].filter(
        (one) => one.kind === kind && one.at > now - QUIET_MS,
      );
      return new Set(recent.map(({ at }) => at)).size >= MOST_MESSAGES;
    };
    return [...troubles].filter(([key, trouble]) => !told.has(key) && !isQuiet(trouble));
  };
  const tellNow = async (troubles: Troubles) => {
    const now = Date.now();
    const fresh = untold(troubles, now);
    if (fresh.length === 0) return;
    try {
      await say([...new Set(fresh.map(([, { reason }]) => reason))].join("; "));
      for (const [key, { kind }] of fresh) told.set(key, { kind, at: now });
    } catch (error) {
      report(`${name}: the alarm could not be sent, and will be retried`, error);
    }
  };
  return {
    tell(troubles: Troubles) {
      telling ??= tellNow(troubles).finally(() => {
        telling = undefined;
      });
    },
    telling: () => telling,
  };
}
