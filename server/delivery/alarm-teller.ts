import type { Report } from "../report.ts";

/** A trouble that comes back within this time is not told again. */
const QUIET_MS = 3_600_000;
/** The most messages about one kind of trouble in that time. */
const MOST_MESSAGES = 3;

/**
 * A request has waited for an hour, one of several recipients was refused, OUTBOX_KEY no longer opens
 * a request, nothing can be recorded, or more requests came than a clinic can mean to receive.
 */
export type Kind = "late" | "refused" | "locked" | "store" | "flood";

export type Trouble = { kind: Kind; about: string; reason: string; raisedAt: number };

type Troubles = ReadonlyMap<string, Trouble>;

/** Sends one message at a time, about all troubles it has not told yet. A failure is retried at the next call. */
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
      report(`${name}: could not be told yet`, error);
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
