/** Days of the calendar, and what visitors see between two of them. */
import { z } from "zod";
import { toggle } from "./fields.ts";

/** A day of the calendar. */
export const date = z
  .string()
  .refine(
    (written) => isDate(written),
    "a day that exists, written year-month-day, such as 2027-07-01",
  )
  .meta({ title: "Date", widget: "date" });

/** When visitors see it, by days of the clinic's clock. */
export const byDates = {
  shown: toggle("Shown to visitors", {
    description: "Nobody sees it while this is off, whatever its days are.",
    default: true,
  }).default(true),
  from: date
    .meta({
      title: "First day",
      description: "Visitors see it from this day on; empty is at once.",
    })
    .optional(),
  until: date
    .meta({
      title: "Last day",
      description: "Visitors see it to the end of this day; empty is for good.",
    })
    .optional(),
};

/** What a group with `byDates` is refined with. */
export const isInOrder = [
  ({ from = "", until = "9" }: { from?: string | undefined; until?: string | undefined }) =>
    from <= until,
  { path: ["until"], message: "a last day that does not come before the first one" },
] satisfies [unknown, unknown];

function isDate(written: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}
