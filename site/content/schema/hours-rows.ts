import { LOCALE } from "../../../contract/locale.ts";
import { capitalized } from "./fields.ts";
import { timesShown } from "./format-time.ts";
import { type Days, weekdays } from "./place.ts";

/** Consecutive days with the same hours. A day with a break has several times; a closed day has the word for closed. */
export type HoursRow = { days: string; times: readonly string[] };

/** Groups consecutive days with the same hours: "Monday to Friday", "Saturday and Sunday". */
export function hoursRows(days: Days, closed: string): HoursRow[] {
  const joined = (names: readonly string[]) =>
    names.length > 2 ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat(LOCALE).format(names);
  const rows: { names: string[]; times: readonly string[] }[] = [];
  for (const day of weekdays) {
    const name = capitalized(day);
    const times = timesShown(days[day], closed);
    const row = rows.at(-1);
    if (row?.times.join() === times.join()) row.names.push(name);
    else rows.push({ names: [name], times });
  }
  return rows.map(({ names, times }) => ({ days: joined(names), times }));
}
