import type { Path } from "../../content-model/mistakes.ts";
import { isGroup } from "../file-schema.ts";
import { align, isSame } from "./align.ts";

/** One difference between two versions of what a file holds; undefined is nothing. */
export type Difference = {
  /** A number counts the entries of the older list; of one that comes, it names the entry it comes before. */
  path: Path;
  before: unknown;
  after: unknown;
  /** Of an entry that only moves: the entry of the older list it stands before now. */
  movesBefore?: number;
};

/** Field by field, entry by entry. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
  return [{ path, before, after }];
}

function inList(older: readonly unknown[], newer: readonly unknown[], path: Path): Difference[] {
  const { from, moved } = align(older, newer);
  const gone = older.flatMap((before, at) =>
    from.includes(at) ? [] : [{ path: [...path, at], before, after: undefined }],
  );
  const rest = newer.flatMap((after, place): Difference[] => {
    const at = from[place];
    const next = from.find((_, other) => other > place && isStill(other)) ?? older.length;
    if (at === undefined) return [{ path: [...path, next], before: undefined, after }];
    if (!moved.has(place)) return differences(older[at], after, [...path, at]);
    return [{ path: [...path, at], before: after, after, movesBefore: next }];
  });
  return [...gone, ...rest];

  function isStill(place: number) {
    return from[place] !== undefined && !moved.has(place);
  }
}
