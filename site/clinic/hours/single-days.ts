import { LOCALE } from "../../../contract/locale.ts";
import type { Business } from "../../content/schema/business.ts";
import type { OpenTime } from "../../content/schema/hours.ts";
import { timesShown } from "./format-time.ts";

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

/** The hours of a date, if it has its own. Of two entries the one that begins later counts, such as a day within a range. */
export function hoursOn(
  date: string,
  days: readonly SingleDays[],
): SingleDays["times"] | undefined {
  return days.findLast(({ from, to }) => from <= date && date <= to)?.times;
}

/** @param closed the word for a closed day */
export function singleDaysRows(days: readonly SingleDays[], closed: string): SingleDaysRow[] {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const shown = (date: string) => format.format(Date.parse(date));
  return days.map(({ from, to, times }) => ({
    days: from === to ? shown(from) : `${shown(from)} to ${shown(to)}`,
    times: timesShown(times, closed),
    to,
  }));
}
