import { interpolate } from "../../../contract/interpolate.ts";
import { LOCALE } from "../../../contract/locale.ts";
import type { Content } from "../../content/content-schema.ts";
import type { Schedule } from "../../content/schema/business.ts";
import { capitalized } from "../../content/schema/fields.ts";
import { weekdays } from "../../content/schema/place.ts";
import { type ClinicClock, clinicClock, wallClock } from "./clinic-clock.ts";
import { timesShown } from "./format-time.ts";
import type { Calendar, OpenNow } from "./open-state.ts";
import { type SingleDaysRow, singleDaysOf, singleDaysRows } from "./single-days.ts";

/** Consecutive days with the same hours. A day with a break has several times; a closed day has the word for closed. */
type HoursRow = { days: string; times: readonly string[] };
export type FormattedHours = {
  label: string;
  note: string;
  rows: readonly HoursRow[];
  /** Names the days on which calls are answered although the clinic is closed. */
  closed?: string;
  openNow?: OpenNow;
  /** The days with hours of their own that are not past at the build. In the footer, those on which the clinic is closed. */
  singleDays?: {
    label: string;
    rows: readonly SingleDaysRow[];
    mostShown: number;
    clock: ClinicClock;
  };
};

/** A year's holidays would be longer than the week above them. The footer is on every page, so it shows fewer. */
const MOST_SHOWN = { visit: 4, footer: 2 };

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
  const answeredOnly = weekdays.filter(
    (day) => visit.days[day].length === 0 && footer.days[day].length > 0,
  );
  const days = new Intl.ListFormat(LOCALE).format(answeredOnly.map(capitalized));
  const coming = singleDays.filter(({ to }) => to >= today);
  const closedDays = coming.filter(({ times }) => times.length === 0);
  return {
    footer: {
      ...shown(footer, labels.closed),
      ...(days && { closed: interpolate(business.closedDays, { days }) }),
      singleDays: {
        label: labels.closedDays,
        // Without times: the label says that they are closed.
        rows: singleDaysRows(closedDays, labels.closed).map((row) => ({ ...row, times: [] })),
        mostShown: MOST_SHOWN.footer,
        clock,
      },
    },
    visit: {
      ...shown(visit, labels.closed),
      openNow,
      singleDays: {
        label: labels.singleDays,
        rows: singleDaysRows(coming, labels.closed),
        mostShown: MOST_SHOWN.visit,
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

/** Groups consecutive days with the same hours: "Monday to Friday", "Saturday and Sunday". */
export function hoursRows(days: Schedule["days"], closed: string): HoursRow[] {
  const joined = (names: readonly string[]) =>
    names.length > 2 ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat(LOCALE).format(names);
  const rows: { names: string[]; times: readonly string[] }[] = [];
  for (const day of weekdays) {
    const name = capitalized(day);
    const times = timesShown(days[day], closed);
    const row = rows.at(-1);
    if (row?.times.join() === times.join()) row.names.push(name);
    else rows.push({ names: [name], times });
  }
  return rows.map(({ names, times }) => ({ days: joined(names), times }));
}
