import type { Report } from "../report.ts";

/** The shortest time between two notifications of a problem that has cleared and recurred. */
const REPEAT_AFTER_MS = 3_600_000;
/** The rate limit: the most notifications about one kind of problem within REPEAT_AFTER_MS. */
const MAX_PER_KIND = 3;

/**
 * - `late`: a request has waited for LATE_AFTER_MS
 * - `rejected`: the mail server rejected one of several recipients
 * - `undecryptable`: no key in OUTBOX_KEY decrypts a request
 * - `unavailable`: the outbox cannot persist requests
 * - `undeleted`: text that is sent, dropped or purged cannot be erased from the disk
 * - `flood`: a rate limit per hour or per day was exceeded
 */
export type ProblemKind =
  | "late"
  | "rejected"
  | "undecryptable"
  | "unavailable"
  | "undeleted"
  | "flood";

export type Problem = {
  kind: ProblemKind;
  about: string;
  reason: string;
  /** When the problem began. */
  since: number;
  /** When the problem was last observed. */
  raisedAt: number;
};

/** The open problems by kind and what they are about. */
type Problems = ReadonlyMap<string, Problem>;

/**
 * A notification channel of the alarm. It sends one message at a time, which covers every problem that
 * this channel has not yet notified since the problem began. If a message fails, the next call of `notify` retries it.
 * @param name the setting of the channel, for the log
 */
export function createNotifier(
  name: string,
  send: (reason: string) => Promise<void>,
  report: Report,
) {
  const notified = new Map<string, { kind: ProblemKind; at: number }>();
  let sending: Promise<void> | undefined;
  const findNew = (problems: Problems, now: number) => {
    for (const [key, { at }] of notified) {
      const problem = problems.get(key);
      const isAnother = problem === undefined || problem.since > at;
      if (isAnother && at <= now - REPEAT_AFTER_MS) notified.delete(key);
    }
    const isOverLimit = ({ kind }: Problem) => {
      const recent = [...notified.values()].filter(
        (one) => one.kind === kind && one.at > now - REPEAT_AFTER_MS,
      );
      return new Set(recent.map(({ at }) => at)).size >= MAX_PER_KIND;
    };
    return [...problems].filter(([key, problem]) => !notified.has(key) && !isOverLimit(problem));
  };
  const sendNew = async (problems: Problems) => {
    const now = Date.now();
    const found = findNew(problems, now);
    if (found.length === 0) return;
    try {
      await send([...new Set(found.map(([, { reason }]) => reason))].join("; "));
      for (const [key, { kind }] of found) notified.set(key, { kind, at: now });
    } catch (error) {
      report(`${name}: the alarm could not be sent, and will be retried`, error);
    }
  };
  return {
    notify(problems: Problems) {
      sending ??= sendNew(problems).finally(() => {
        sending = undefined;
      });
    },
    /** The message that is being sent, if any. */
    inProgress: () => sending,
  };
}
