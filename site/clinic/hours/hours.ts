import { interpolate } from "../../../contract/interpolate.ts";
import type { Content } from "../../content/content-schema.ts";
import type { Schedule } from "../../content/schema/business.ts";
import { weekdays } from "../../content/schema/place.ts";
import type { Words } from "../../words/words.ts";
import { dayNames } from "./day-names.ts";
import { formatTime } from "./format-time.ts";
import type { OpenNow } from "./open-state.ts";
import { shortHours } from "./short-hours.ts";

/** Consecutive days with the same hours. A day with a break has several times; a closed day has the word for closed. */
type HoursRow = { days: string; times: readonly string[] };
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
  const footer = schedules[shownSchedule.footer];
  const visit = schedules[shownSchedule.visit];
  const names = dayNames(locale, "long");
  const visitDays = weekdays.map((day) => visit.days[day]);
  const times = visitDays.flat().flatMap(({ opens, closes }) => [opens, closes]);
  const openNow: OpenNow = {
    days: visitDays,
    holidays: holidays.map(({ date }) => date),
    timeZone,
    words: {
      ...words.openNow,
      weekdays: names,
      times: Object.fromEntries(times.map((time) => [time, formatTime(time, words.hoursWords)])),
    },
  };
  const list = new Intl.ListFormat(locale);
  const closed = weekdays.flatMap((day, index) =>
    visit.days[day].length === 0 ? { day, name: names[index] ?? "" } : [],
  );
  const days = list.format(
    closed.flatMap(({ day, name }) => (footer.days[day].length > 0 ? name : [])),
  );
  const never = list.format(closed.map(({ name }) => name));
  return {
    footer: {
      ...shown(footer, language),
      ...(days && { closed: interpolate(business.closedDays, { days }) }),
    },
    visit: { ...shown(visit, language), openNow },
    /** The opening hours in one line: "Mon–Fri 9–7, Sat 9–5, Sunday closed". */
    visitLine: [
      shortHours(visit.days, locale),
      never && interpolate(words.hoursWords.closedOn, { days: never }),
    ]
      .filter(Boolean)
      .join(", "),
    /** The hours when calls are answered, in the short form for the call bar. */
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
  const names = dayNames(locale, "long");
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
