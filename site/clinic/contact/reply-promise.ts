import type { ReplyPromise } from "../../../contract/reply-by.ts";
import type { Business } from "../../content/schema/business.ts";
import { weekdays } from "../../content/schema/place.ts";
import { closedDatesOf, singleDaysOf } from "../hours/single-days.ts";

/** For the form, which names the day of the answer, and for the mail, which names its deadline. */
export function replyPromise(business: Business): ReplyPromise {
  const { responseHours, timeZone, schedules } = business;
  const { days } = schedules.working;
  const closedWeekdays = weekdays.filter((day) => days[day].length === 0);
  return {
    responseHours,
    timeZone,
    closedDates: closedDatesOf(singleDaysOf(business)),
    // A clinic that answers on no day of the week has not given its hours.
    closedWeekdays: closedWeekdays.length < weekdays.length ? closedWeekdays : [],
  };
}
