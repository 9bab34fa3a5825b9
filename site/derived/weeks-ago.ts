import { LOCALE } from "../../contract/locale.ts";

const WEEK_MS = 7 * 86_400_000;

/** Formats the whole weeks since a day ("2026-10-19") as "5 weeks ago", with a minimum of one week. @param now in ms since the epoch */
export function weeksAgo(day: string, now: number): string {
  const weeks = Math.max(1, Math.floor((now - Date.parse(day)) / WEEK_MS));
  return new Intl.RelativeTimeFormat(LOCALE).format(-weeks, "week");
}
