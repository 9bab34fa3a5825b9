import { interpolate } from "../../contract/interpolate.ts";
import { formatTime } from "../content/schema/format-time.ts";
import type { OpenTime } from "../content/schema/hours.ts";
import { DAY_MS } from "./day.ts";

/** The clinic's offsets from UTC, oldest first: each with the moment from which it holds. */
export type ClinicClock = readonly { from: number; minutes: number }[];

/** Days with hours of their own, from the first to the last as ISO dates. Without times the clinic is closed. */
export type SingleDays = { from: string; to: string; times: readonly OpenTime[] };

export type Calendar = {
  /** The opening hours of each weekday, Monday first. */
  days: readonly (readonly OpenTime[])[];
  /** Days that differ from their weekday. */
  singleDays: readonly SingleDays[];
  clock: ClinicClock;
};

type OpenWords = {
  /** Contains {time}. */
  open: string;
  closed: string;
  /** Contains {day} and {time}. */
  opens: string;
  /** Contains {time}. */
  answered: string;
  today: string;
  tomorrow: string;
  /** Monday first. */
  weekdays: readonly string[];
};

/** What the build passes to `OpenNow.island.tsx`. */
export type OpenNow = Calendar & {
  /** The hours of each weekday in which the phone is answered, Monday first. */
  calls: Calendar["days"];
  words: OpenWords;
};

type Opening = { inDays: number; weekday: number; at: string };

type OpenState = { isOpen: true; until: string } | { isOpen: false; opening?: Opening };

const MINUTE_MS = 60_000;
/** No more than a week, because "Monday" means the next Monday. */
const DAYS_AHEAD = [0, 1, 2, 3, 4, 5, 6];

/**
 * Whether the clinic is open at a moment, and until when; or when it opens next, within a week.
 * @param now in ms since the epoch. The result's times are in the clinic's time zone.
 */
export function openState({ days, singleDays, clock }: Calendar, now: number): OpenState {
  const { date, time } = wallClock(clock, now);
  const ahead = DAYS_AHEAD.map((inDays) => {
    const day = new Date(Date.parse(date) + inDays * DAY_MS);
    const weekday = (day.getUTCDay() + 6) % 7;
    const own = hoursOn(day.toISOString().slice(0, date.length), singleDays);
    return { inDays, weekday, times: own ?? days[weekday] ?? [] };
  });
  const open = ahead[0]?.times.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return { isOpen: true, until: open.closes };
  const [opening] = ahead.flatMap(({ inDays, weekday, times }) =>
    times
      .filter(({ opens }) => inDays > 0 || opens > time)
      .map(({ opens }) => ({ inDays, weekday, at: opens })),
  );
  return { isOpen: false, ...(opening && { opening }) };
}

/** The date and the time on the clinic's clock: "2026-11-23" and "09:05". @param now in ms since the epoch */
export function wallClock(clock: ClinicClock, now: number): { date: string; time: string } {
  const { minutes = 0 } = clock.findLast(({ from }) => from <= now) ?? clock[0] ?? {};
  const [date = "", time = ""] = new Date(now + minutes * MINUTE_MS).toISOString().split("T");
  return { date, time: time.slice(0, "00:00".length) };
}

/** The hours of a date, if it has its own. */
export function hoursOn(
  date: string,
  days: readonly SingleDays[],
): SingleDays["times"] | undefined {
  return days.find(({ from, to }) => from <= date && date <= to)?.times;
}

/** "Open now, until 7:00 PM", "Closed now, phone answered until 6:00 PM", "Closed now, opens Monday at 9:00 AM". */
export function openSentence(state: OpenState, calls: OpenState, words: OpenWords): string {
  if (state.isOpen) return interpolate(words.open, { time: formatTime(state.until) });
  if (calls.isOpen) return interpolate(words.answered, { time: formatTime(calls.until) });
  if (!state.opening) return words.closed;
  const { inDays, weekday, at } = state.opening;
  const day = [words.today, words.tomorrow][inDays] ?? words.weekdays[weekday] ?? "";
  return interpolate(words.opens, { day, time: formatTime(at) });
}
