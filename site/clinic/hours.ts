import { content } from "../../content-model/content.ts";
import { type Schedule, weekdays } from "../../content-model/schema/business.ts";
import { fill } from "../../contract/fill.ts";
import { clock } from "./clock.ts";
import type { OpenNow } from "./open-state.ts";
import { utcOffsets } from "./utc-offsets.ts";

const { hoursWords, labels, openNow } = content.interface;
const { holidays, schedules, shownSchedule, timeZone } = content.business;

/** Long enough for a build that is forgotten; the holidays ask for a new one every year. */
const YEARS_AHEAD = 5;

/** More than one time on days with a break, and the word for closed on days without any. */
export type HoursRow = { days: string; times: readonly string[] };
export type ShownHours = {
  label: string;
  note: string;
  rows: readonly HoursRow[];
  openNow?: OpenNow;
};

/** The footer's hours. */
export const footerHours: ShownHours = shown(schedules[shownSchedule.footer]);

/** When to visit, with what the browser needs to say whether the door is open now. */
export const visitHours: ShownHours = {
  ...shown(schedules[shownSchedule.visit]),
  openNow: {
    days: weekdays.map((day) => schedules[shownSchedule.visit].days[day]),
    holidays: holidays.map(({ date }) => date),
    utcOffsets: utcOffsets(timeZone, new Date().getUTCFullYear(), YEARS_AHEAD),
    words: { ...openNow, am: hoursWords.am, pm: hoursWords.pm },
  },
};

function shown({ label, note, days }: Schedule): ShownHours {
  return { label, note, rows: hoursRows(days) };
}

/** Consecutive days with the same hours share a row: "Monday to Friday", "Saturday and Sunday". */
export function hoursRows(days: Schedule["days"]): HoursRow[] {
  const rows: { names: string[]; times: readonly string[] }[] = [];
  for (const day of weekdays) {
    const name = hoursWords.days[day];
    const open = days[day].map(({ opens, closes }) => span(told(opens), told(closes)));
    const times = open.length > 0 ? open : [labels.closed];
    const row = rows.at(-1);
    if (row?.times.join() === times.join()) row.names.push(name);
    else rows.push({ names: [name], times });
  }
  return rows.map(({ names, times }) => ({ days: daysTogether(names), times }));
}

function daysTogether(names: readonly string[]): string {
  const [first = "", last = first] = [names[0], names.at(-1)];
  if (names.length === 2) return fill(hoursWords.pair, { first, last });
  return names.length === 1 ? first : span(first, last);
}

function span(first: string, last: string): string {
  return fill(hoursWords.span, { first, last });
}

function told(time: string): string {
  return clock(time, hoursWords);
}
