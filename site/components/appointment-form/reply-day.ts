import { LOCALE } from "../../../contract/locale.ts";

const HOUR_MS = 3_600_000;

/** The promised time of the answer in hours, and the clinic's time zone. */
export type Reply = { hours: number; timeZone: string };

/** The day of the answer to a request sent at `now`, by the clinic's calendar, such as "Tuesday, November 24". */
export function replyDay({ hours, timeZone }: Reply, now: number): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone,
  });
  return format.format(now + hours * HOUR_MS);
}
