import { LOCALE } from "../../../contract/locale.ts";
import { weekdays } from "../../content/schema/place.ts";

const DAY_MS = 86_400_000;
const A_MONDAY = Date.UTC(2024, 0, 1);

/** The names of the weekdays, Monday first: "Monday" or, in the short form, "Mon". */
export function dayNames(weekday: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(LOCALE, { weekday, timeZone: "UTC" });
  return weekdays.map((_, index) => format.format(A_MONDAY + index * DAY_MS).replace(".", ""));
}
