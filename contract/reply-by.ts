import { LOCALE } from "./locale.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the clinic promises for its answer to a request. */
export type ReplyPromise = {
  responseHours: number;
  /** An IANA name: "America/Toronto". */
  timeZone: string;
  /** ISO dates of single days on which nobody answers. */
  closedDates: readonly string[];
  /** The weekdays on which nobody answers, such as "sunday". At least one weekday must remain. */
  closedWeekdays: readonly string[];
};

/** The deadline of the answer to a request that arrived at `receivedAt`, both in ms since the epoch. It is never on a closed day. */
export function replyBy(promise: ReplyPromise, receivedAt: number): number {
  const { responseHours, timeZone, closedDates, closedWeekdays } = promise;
  const dayAt = days(timeZone);
  const isClosed = (at: number) => {
    const { date, weekday } = dayAt(at);
    return closedDates.includes(date) || closedWeekdays.includes(weekday);
  };
  let end = receivedAt + responseHours * HOUR_MS;
  while (isClosed(end)) end += DAY_MS;
  return end;
}

/** Returns a function from a moment to its day in the time zone: "2026-11-23", a "monday". */
function days(timeZone: string): (at: number) => { date: string; weekday: string } {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit", weekday: "long" } as const;
  const format = new Intl.DateTimeFormat("en", { ...parts, timeZone });
  return (at) => {
    const named = format.formatToParts(at).map(({ type, value }) => [type, value]);
    const { year, month, day, weekday } = Object.fromEntries(named);
    return { date: `${year}-${month}-${day}`, weekday: weekday.toLowerCase() };
  };
}

/** The day of the answer to a request sent at `now`, by the clinic's calendar, such as "Tuesday, November 24". */
export function replyDay(promise: ReplyPromise, now: number): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: promise.timeZone,
  });
  return format.format(replyBy(promise, now));
}
