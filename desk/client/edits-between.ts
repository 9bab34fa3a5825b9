import type { FieldPlace } from "../../site/content/field-place.ts";
import { isGroup } from "../file-schema.ts";
import type { Edit } from "../saving.ts";

/** Each field of a group that has changed, by itself: what others have changed beside it stays. A list is one. */
export function editsBetween(place: FieldPlace, before: unknown, after: unknown): Edit[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ ...place, before: before ?? null, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    editsBetween({ ...place, path: [...place.path, name] }, before[name], after[name]),
  );
}
