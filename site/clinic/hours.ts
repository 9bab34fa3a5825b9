import type { Content } from "../../content-model/content-schema.ts";
import { type Schedule, weekdays } from "../../content-model/schema/business.ts";
import { interpolate } from "../../contract/interpolate.ts";
import { formatTime } from "./format-time.ts";
import type { OpenNow } from "./open-state.ts";
import { utcOffsets } from "./utc-offsets.ts";

/** Long enough for a site that nobody rebuilds; the holidays require a new build every year. */
const YEARS_AHEAD = 5;

/** Several times on days with a break, the word for closed on days without any. */
export type HoursRow = { days: string; times: readonly string[] };
export type FormattedHours = {
  label: string;
  note: string;
  rows: readonly HoursRow[];
  openNow?: OpenNow;
};

/** Creates the texts for the opening hours. */
type Words = Pick<Content["interface"], "hoursWords" | "labels">;

/** The hours for the footer, and for the visit section with the data for "open now". */
export function createHours({ business, interface: words }: Content) {
  const { holidays, schedules, shownSchedule, timeZone } = business;
  const { am, pm } = words.hoursWords;
  const visit = schedules[shownSchedule.visit];
  const openNow: OpenNow = {
    days: weekdays.map((day) => visit.days[day]),
    holidays: holidays.map(({ date }) => date),
    utcOffsets: utcOffsets(timeZone, new Date().getUTCFullYear(), YEARS_AHEAD),
    words: { ...words.openNow, am, pm },
  };
  const footer: FormattedHours = shown(schedules[shownSchedule.footer], words);
  return { footer, visit: { ...shown(visit, words), openNow } };
}

function shown({ label, note, days }: Schedule, words: Words): FormattedHours {
  return { label, note, rows: hoursRows(days, words) };
}

/** Consecutive days with the same hours share a row: "Monday to Friday", "Saturday and Sunday". */
export function hoursRows(days: Schedule["days"], { hoursWords, labels }: Words): HoursRow[] {
  const span = (first: string, last: string) => interpolate(hoursWords.span, { first, last });
  const together = (names: readonly string[]) => {
    const [first = "", last = first] = [names[0], names.at(-1)];
    if (names.length === 2) return interpolate(hoursWords.pair, { first, last });
    return names.length === 1 ? first : span(first, last);
  };
  const rows: { names: string[]; times: readonly string[] }[] = [];
  for (const day of weekdays) {
    const name = hoursWords.days[day];
    const open = days[day].map(({ opens, closes }) =>
      span(formatTime(opens, hoursWords), formatTime(closes, hoursWords)),
    );
    const times = open.length > 0 ? open : [labels.closed];
    const row = rows.at(-1);
    if (row?.times.join() === times.join()) row.names.push(name);
    else rows.push({ names: [name], times });
  }
  return rows.map(({ names, times }) => ({ days: together(names), times }));
}
