import type { OpenTime } from "./hours.ts";

/** Formats "19:00" as "7:00 PM". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The times of a day, such as "9:00 AM to 1:00 PM", or the word for closed. */
export function timesShown(times: readonly OpenTime[], closed: string): string[] {
  const shown = times.map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`);
  return shown.length > 0 ? shown : [closed];
}
