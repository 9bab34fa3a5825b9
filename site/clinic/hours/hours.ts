import { interpolate } from "../../../contract/interpolate.ts";
import type { Content } from "../../content/content-schema.ts";
import type { Schedule } from "../../content/schema/business.ts";
import { type Days, weekdays } from "../../content/schema/place.ts";
import type { Words } from "../../words/words.ts";
import { formatTime } from "./format-time.ts";
import type { OpenNow } from "./open-state.ts";
import { shortHours } from "./short-hours.ts";

const DAY_MS = 86_400_000;
const A_MONDAY = Date.UTC(2024, 0, 1);

/** Consecutive days with the same hours. A day with a break has several times; a closed day has the word for closed. */
export type HoursRow = { days: string; times: readonly string[] };
export type FormattedHours = {
  label: string;
  note: string;
  rows: readonly HoursRow[];
  /** Names the days on which calls are answered although the clinic is closed. */
  closed?: string;
  openNow?: OpenNow;
};

type Language = { words: Pick<Words, "hoursWords" | "labels">; locale: string };

/** The hours for the footer, and the opening hours with the data for "open now". */
export function createHours({ business, words }: Content) {
  const { holidays, locale, schedules, shownSchedule, timeZone } = business;
  const language = { words, locale };
  const openNow = (of: Days, labels: Words["openNow"]): OpenNow => ({
    days: weekdays.map((day) => of[day]),
    holidays: holidays.map(({ date }) => date),
    timeZone,
    words: {
      ...labels,
      weekdays: dayNames(locale),
      times: Object.fromEntries(
        weekdays
          .flatMap((day) => of[day])
          .flatMap(({ opens, closes }) => [opens, closes])
          .map((time) => [time, formatTime(time, words.hoursWords)]),
      ),
    },
  });
  const withOpenNow = (schedule: Schedule): FormattedHours => ({
    ...shown(schedule, language),
    openNow: openNow(schedule.days, words.openNow),
  });
  const footer = schedules[shownSchedule.footer];
  const visit = schedules[shownSchedule.visit];
  const names = dayNames(locale);
  const closedDays = weekdays.flatMap((day, index) =>
    footer.days[day].length > 0 && visit.days[day].length === 0 ? (names[index] ?? "") : [],
  );
  const days = new Intl.ListFormat(locale).format(closedDays);
  return {
    footer: {
      ...shown(footer, language),
      ...(days && { closed: interpolate(business.closedDays, { days }) }),
    },
    visit: withOpenNow(visit),
    /** When the phone is answered, for the docked bar. */
    answered: shortHours(schedules.working.days, locale),
  };
}

function shown({ label, note, days }: Schedule, language: Language): FormattedHours {
  return { label, note, rows: hoursRows(days, language) };
}

/** Groups consecutive days with the same hours: "Monday to Friday", "Saturday and Sunday". */
export function hoursRows(days: Schedule["days"], { words, locale }: Language): HoursRow[] {
  const { hoursWords, labels } = words;
  const joined = (names: readonly string[]) => {
    if (names.length <= 2) return new Intl.ListFormat(locale).format(names);
    const [first = "", last = ""] = [names[0], names.at(-1)];
    return interpolate(hoursWords.daySpan, { first, last });
  };
  const format = (time: string) => formatTime(time, hoursWords);
  const names = dayNames(locale);
  const rows: { names: string[]; times: readonly string[] }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const name = names[index] ?? "";
    const open = days[day].map(({ opens, closes }) =>
      interpolate(hoursWords.timeSpan, { first: format(opens), last: format(closes) }),
    );
    const times = open.length > 0 ? open : [labels.closed];
    const row = rows.at(-1);
    if (row?.times.join() === times.join()) row.names.push(name);
    else rows.push({ names: [name], times });
  }
  return rows.map(({ names, times }) => ({ days: joined(names), times }));
}

/** The names of the weekdays, Monday first. */
function dayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return weekdays.map((_, index) => format.format(A_MONDAY + index * DAY_MS));
}
