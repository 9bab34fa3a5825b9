import type { OpenTime } from "../../content/schema/hours.ts";
import { type Days, weekdays } from "../../content/schema/place.ts";
import { dayNames } from "./day-names.ts";

const NOON = 12;

/** Formats the hours of a week in a short form: "Mon–Fri 9–8, Sat–Sun 10–6". Days without hours are left out. */
export function shortHours(days: Days): string {
  const names = dayNames("short");
  const spans: { first: string; last: string; hours: string; end: number }[] = [];
  for (const [index, day] of weekdays.entries()) {
    if (days[day].length === 0) continue;
    const name = names[index] ?? "";
    const hours = days[day].map(span).join(" and ");
    const before = spans.at(-1);
    if (before?.hours === hours && before.end === index - 1) {
      Object.assign(before, { last: name, end: index });
    } else spans.push({ first: name, last: name, hours, end: index });
  }
  return spans
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
    .join(", ");
}

function span({ opens, closes }: OpenTime): string {
  return `${short(opens)}–${short(closes)}`;
}

/** "8" for 20:00, "9:30" for 09:30: beside a weekday, 8 cannot be misread as 8 in the morning. */
function short(time: string): string {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  const shown = hour % NOON || NOON;
  return minutes === 0 ? `${shown}` : `${shown}:${String(minutes).padStart(2, "0")}`;
}
