const WEEK_MS = 7 * 86_400_000;

/** How many whole weeks lie between a day ("2026-10-19") and now, one at least: "5 weeks ago", in the locale's words. */
export function weeksAgo(day: string, now: number, locale: string): string {
  const weeks = Math.max(1, Math.floor((now - Date.parse(day)) / WEEK_MS));
  return new Intl.RelativeTimeFormat(locale).format(-weeks, "week");
}
