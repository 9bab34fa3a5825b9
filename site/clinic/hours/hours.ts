import type { Content } from "../../content/content-schema.ts";
import type { Schedule } from "../../content/schema/business.ts";
import { capitalized } from "../../content/schema/fields.ts";
import { type HoursRow, hoursRows } from "../../content/schema/hours-rows.ts";
import { weekdays } from "../../content/schema/place.ts";
import { type ClinicClock, clinicClock, wallClock } from "./clinic-clock.ts";
import type { Calendar, OpenNow } from "./open-state.ts";
import { type SingleDaysRow, singleDaysOf, singleDaysRows } from "./single-days.ts";

export type FormattedHours = {
  label: string;
  note: string;
  /** When calls are answered, and what to do at any other hour. */
  calls?: string;
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

/** A year's holidays would be longer than the week above them. */
const MOST_SINGLE_DAYS = 4;

/** The hours for the footer, and the opening hours with the data for "open now". */
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
    words: { ...words.openNow, weekdays: weekdays.map(capitalized) },
  };
  const coming = singleDays.filter(({ to }) => to >= today);
  return {
    footer: shown(footer, labels.closed),
    visit: {
      ...shown(visit, labels.closed),
      calls: labels.calls,
      openNow,
      singleDays: {
        label: labels.singleDays,
        rows: singleDaysRows(coming, labels.closed),
        mostShown: MOST_SINGLE_DAYS,
        clock,
      },
    },
    /** When calls are answered. */
    answered: calendarOf(schedules.working),
  };
}

function shown({ label, note, days }: Schedule, closed: string): FormattedHours {
  return { label, note, rows: hoursRows(days, closed) };
}
