import { LOCALE } from "./locale.ts";
import { type ReplyPromise, replyBy } from "./reply-by.ts";

/** The day of the answer to a request sent at `now`, by the clinic's calendar, such as "Tuesday, November 24". */
export function replyDay(promise: ReplyPromise, now: number): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: promise.timeZone,
  });
  return format.format(replyBy(promise, now));
}
