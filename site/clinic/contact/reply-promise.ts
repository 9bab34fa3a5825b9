import type { ReplyPromise } from "../../../contract/reply-by.ts";
import type { Business } from "../../content/schema/business.ts";
import { closedDatesOf, singleDaysOf } from "../hours/single-days.ts";

/** For the form, which names the day of the answer, and for the mail, which names its deadline. */
export function replyPromise(business: Business): ReplyPromise {
  const { responseHours, timeZone } = business;
  return { responseHours, timeZone, closedDates: closedDatesOf(singleDaysOf(business)) };
}
