import type { OpenTime } from "../../content-model/schema/hours.ts";
import type { UtcOffset } from "./utc-offsets.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type Calendar = {
  /** From Monday. */
  days: readonly (readonly OpenTime[])[];
  /** Days closed whatever the weekday: ISO dates in the clinic's zone. */
  holidays: readonly string[];
  /** In order of time. */
  utcOffsets: readonly UtcOffset[];
};

/** What the build passes to `hours/open-now.client.ts`. */
export type OpenNow = Calendar & {
  /** What is told while it is open, by the time at which it closes. */
  words: { open: Readonly<Record<string, string>>; closed: string };
};

export type OpenState = { isOpen: true; until: string } | { isOpen: false };

/** Whether the clinic is open at a moment, in the clinic's time zone. */
export function openState({ days, holidays, utcOffsets }: Calendar, moment: Date): OpenState {
  const local = new Date(moment.getTime() + minutesAhead(utcOffsets, moment) * MINUTE_MS);
  const [date = "", time = ""] = local.toISOString().split("T");
  if (holidays.includes(date)) return { isOpen: false };
  const today = days[(local.getUTCDay() + 6) % 7];
  const now = today?.find(({ opens, closes }) => opens <= time && time.slice(0, 5) < closes);
  return now ? { isOpen: true, until: now.closes } : { isOpen: false };
}

function minutesAhead(utcOffsets: readonly UtcOffset[], moment: Date): number {
  let sinceMs = 0;
  let minutes = 0;
  for (const [hoursLater, ahead] of utcOffsets) {
    sinceMs += hoursLater * HOUR_MS;
    if (sinceMs <= moment.getTime()) minutes = ahead;
  }
  return minutes;
}
