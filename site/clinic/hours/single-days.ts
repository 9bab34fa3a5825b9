import type { Business } from "../../content/schema/business.ts";
import { daysInWords } from "../../content/schema/days-in-words.ts";
import { timesShown } from "../../content/schema/format-time.ts";
import type { OpenTime } from "../../content/schema/hours.ts";

const DAY_MS = 86_400_000;

/** Days with hours of their own, from the first to the last as ISO dates. Without times the clinic is closed. */
export type SingleDays = { from: string; to: string; times: readonly OpenTime[] };

/** A row of a table: "Thursday, July 1", "Tuesday, July 20 to Tuesday, August 3". `to` is the ISO date after which it is past. */
export type SingleDaysRow = { days: string; times: readonly string[]; to: string };

/** In the order of their dates. */
export function singleDaysOf({ holidays }: Pick<Business, "holidays">): SingleDays[] {
  return holidays
    .map(({ date, until = date, hours = [] }) => ({ from: date, to: until, times: hours }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The hours of a date, if it has its own. */
export function hoursOn(
  date: string,
  days: readonly SingleDays[],
): SingleDays["times"] | undefined {
  return days.find(({ from, to }) => from <= date && date <= to)?.times;
}

/** The ISO dates on which the clinic is closed, whatever the weekday. */
export function closedDatesOf(days: readonly SingleDays[]): string[] {
  const closed = days.filter(({ times }) => times.length === 0);
  return closed.flatMap(({ from, to }) => {
    const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return Array.from({ length: count }, (_, index) =>
      new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, from.length),
    );
  });
}

/** @param closed the word for a closed day */
export function singleDaysRows(days: readonly SingleDays[], closed: string): SingleDaysRow[] {
  return days.map(({ from, to, times }) => ({
    days: daysInWords(from, to),
    times: timesShown(times, closed),
    to,
  }));
}
