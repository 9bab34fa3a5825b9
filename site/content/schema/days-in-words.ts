import { LOCALE } from "../../../contract/locale.ts";

/** ISO dates as "Thursday, July 1" or "Tuesday, July 20 to Tuesday, August 3". Other text stays as it is. */
export function daysInWords(from: string, to: string): string {
  const style = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
  // Within the function, so that the browser's scripts leave it out.
  const format = new Intl.DateTimeFormat(LOCALE, style);
  const shown = (day: string) => {
    const at = Date.parse(day);
    return Number.isNaN(at) ? day : format.format(at);
  };
  return from === to ? shown(from) : `${shown(from)} to ${shown(to)}`;
}
