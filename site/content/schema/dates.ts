import { z } from "zod";

/** A day of the calendar. */
export const date = z
  .string()
  .refine(
    (written) => isDate(written),
    "a day that exists, written year-month-day, such as 2027-07-01",
  )
  .meta({ title: "Date" });

export function isDate(written: unknown): written is string {
  if (typeof written !== "string") return false;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}
