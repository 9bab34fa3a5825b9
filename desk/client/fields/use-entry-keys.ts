import { useState } from "react";
import { isSame } from "../../together.ts";

type AsSaved = (entry: unknown) => unknown;

type Keyed = {
  entries: readonly unknown[];
  /** One for each entry, its own while it is typed in, moved, and sorted by saving. */
  keys: readonly number[];
  /** Of the entry that is added next. */
  next: number;
};

const NONE: Keyed = { entries: [], keys: [], next: 0 };

/** @param asSaved an entry as saving would write it */
export function useEntryKeys(entries: readonly unknown[], asSaved: AsSaved): Keyed {
  const [known, setKnown] = useState(() => keyed(entries, NONE, asSaved));
  if (known.entries === entries) return known;
  const now = keyed(entries, known, asSaved);
  setKnown(now);
  return now;
}

/** The same entry has its key, then one that is as it was saved, then what is typed where it stands. */
export function keyed(entries: readonly unknown[], known: Keyed, asSaved: AsSaved): Keyed {
  const found: number[] = [];
  const left = new Map(known.keys.map((key, index) => [key, known.entries[index]]));
  const saved = new Map<unknown, unknown>();
  const savedOf = (entry: unknown) => {
    if (!saved.has(entry)) saved.set(entry, asSaved(entry));
    return saved.get(entry);
  };
  const match = (isOne: (entry: unknown, other: unknown, isThere: boolean) => boolean) => {
    for (const [index, entry] of entries.entries()) {
      if (found[index] !== undefined) continue;
      const at = [...left].find(([key, other]) => isOne(entry, other, known.keys[index] === key));
      if (!at) continue;
      [found[index]] = at;
      left.delete(at[0]);
    }
  };
  match((entry, other) => entry === other);
  match((entry, other) => isSame(savedOf(entry), savedOf(other)));
  if (entries.length === known.entries.length) match((_, __, isThere) => isThere);
  let { next } = known;
  const keys = entries.map((_, index) => found[index] ?? next++);
  return { entries, keys, next };
}
