import { isGroup } from "../site/content/reading/field-place.ts";
import type { FileSchema } from "./file-schema.ts";

/** Whether a list stands in the order of its days: a calendar, which has each day once, from the first; what is told, such as reviews, from the last. */
export function isByDay({ items }: FileSchema): "first" | "last" | undefined {
  const day = items?.properties?.date;
  if (day?.widget !== "date") return undefined;
  return day.isUniqueAmong ? "first" : "last";
}

/** In that order; a day that is not written yet keeps its place at the side of the newest. */
export function inOrderOfDays(list: unknown, schema: FileSchema): unknown {
  const order = isByDay(schema);
  if (!order || !Array.isArray(list)) return list;
  const dayOf = (one: unknown) => (isGroup(one) && one.date ? String(one.date) : "9");
  const sorted = list.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return order === "first"
    ? sorted
    : list.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}
