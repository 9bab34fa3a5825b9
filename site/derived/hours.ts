import type { Content } from "../content/content-schema.ts";
import type { Business, Schedule } from "../content/schema/business.ts";
import { daysInWords } from "../content/schema/days-in-words.ts";
import { capitalized } from "../content/schema/fields.ts";
import { timesShown } from "../content/schema/format-time.ts";
import { type HoursRow, hoursRows } from "../content/schema/hours-rows.ts";
import { weekdays } from "../content/schema/place.ts";
import { DAY_MS } from "./day.ts";
import {
  type Calendar,
  type ClinicClock,
  type OpenNow,
  type SingleDays,
  wallClock,
} from "./open-state.ts";

/** A row of a table: "Thursday, July 1", "Tuesday, July 20 to Tuesday, August 3". `to` is the ISO date after which it is past. */
export type SingleDaysRow = { days: string; times: readonly string[]; to: string };

export type FormattedHours = {
  label: string;
  note: string;
  /** What to do when nobody answers. */
  otherwise?: string;
  rows: readonly HoursRow[];
  openNow?: OpenNow;
  /** The days with hours of their own that are not past at the build. */
  singleDays?: {
    label: string;
    rows: readonly SingleDaysRow[];
    mostShown: number;
    clock: ClinicClock;
  };
};

const QUARTER_HOUR_MS = 15 * 60_000;
/** A site is built anew long before they have passed. */
const CLOCK_YEARS = 5;
/** A year's holidays would be longer than the week above them. */
const MOST_SINGLE_DAYS = 4;

/** The hours for the footer and for calls, and the opening hours with the data for "open now". */
export function createHours({ business, words }: Content, now = Date.now()) {
  const { labels } = words;
  const { schedules, shownSchedule, timeZone } = business;
  const clock = clinicClock(timeZone, now);
  const today = wallClock(clock, now).date;
  const footer = schedules[shownSchedule.footer];
  const visit = schedules[shownSchedule.visit];
  const singleDays = singleDaysOf(business);
  const calendarOf = ({ days }: Schedule): Calendar => ({
    days: weekdays.map((day) => days[day]),
    singleDays,
    clock,
  });
  const openNow: OpenNow = {
    ...calendarOf(visit),
    calls: weekdays.map((day) => schedules.working.days[day]),
    words: { ...words.openNow, weekdays: weekdays.map(capitalized) },
  };
  const coming = singleDays.filter(({ to }) => to >= today);
  return {
    footer: shown(footer, labels.closed),
    calls: { ...shown(schedules.working, labels.closed), otherwise: labels.otherwise },
    visit: {
      ...shown(visit, labels.closed),
      openNow,
      singleDays: {
        label: labels.singleDays,
        rows: singleDaysRows(coming, labels.closed),
        mostShown: MOST_SINGLE_DAYS,
        clock,
      },
    },
  };
}

function shown({ label, note, days }: Schedule, closed: string): FormattedHours {
  return { label, note, rows: hoursRows(days, closed) };
}

/** In the order of their dates. */
export function singleDaysOf({ holidays }: Pick<Business, "holidays">): SingleDays[] {
  return holidays
    .map(({ date, until = date, hours = [] }) => ({ from: date, to: until, times: hours }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
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

/**
 * The offsets of a time zone in the year of `now` and the following ones. The build computes them, because
 * the first use of Intl takes 30 ms of a phone's main thread, and every page asks for the time.
 * @param timeZone an IANA name: "America/Toronto"
 */
export function clinicClock(timeZone: string, now: number): ClinicClock {
  const offsetAt = offsets(timeZone);
  const year = new Date(now).getUTCFullYear();
  const end = Date.UTC(year + CLOCK_YEARS, 0);
  const clock = [{ from: Date.UTC(year, 0), minutes: offsetAt(Date.UTC(year, 0)) }];
  for (let day = Date.UTC(year, 0); day < end; day += DAY_MS) {
    const minutes = offsetAt(day + DAY_MS);
    if (minutes === clock.at(-1)?.minutes) continue;
    let from = day;
    while (offsetAt(from) !== minutes) from += QUARTER_HOUR_MS;
    clock.push({ from, minutes });
  }
  return clock;
}

/** Returns a function from a moment to the minutes by which the zone is ahead of UTC. */
function offsets(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (at) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(at)) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}
