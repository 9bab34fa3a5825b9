import type { OpenTime } from "../content/schema/hours.ts";

export type Calendar = {
  /** From Monday. */
  days: readonly (readonly OpenTime[])[];
  /** Days closed whatever the weekday: ISO dates in the clinic's zone. */
  holidays: readonly string[];
  /** As in the IANA's list: "America/Toronto". */
  timeZone: string;
};

/** What the build passes to `OpenNow.island.tsx`. */
export type OpenNow = Calendar & {
  /** What is told while it is open, by the time at which it closes. */
  words: { open: Readonly<Record<string, string>>; closed: string };
};

export type OpenState = { isOpen: true; until: string } | { isOpen: false };

/** Whether the clinic is open at a moment, by the clinic's own clock. */
export function openState({ days, holidays, timeZone }: Calendar, now: Date): OpenState {
  const { date, time } = wallClock(timeZone, now);
  if (holidays.includes(date)) return { isOpen: false };
  const today = days[(new Date(date).getUTCDay() + 6) % 7];
  const open = today?.find(({ opens, closes }) => opens <= time && time < closes);
  return open ? { isOpen: true, until: open.closes } : { isOpen: false };
}

/** The day and the minute there: "2026-11-23" and "09:05". */
function wallClock(timeZone: string, now: Date): { date: string; time: string } {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  const parts = format.formatToParts(now).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}
