import { useState } from "react";

type Keyed = {
  entries: readonly unknown[];
  /** One for each entry. An entry keeps its key while it is typed in and moved. */
  keys: readonly number[];
  /** The key of the entry that is added next. */
  next: number;
};

const NONE: Keyed = { entries: [], keys: [], next: 0 };

export function useEntryKeys(entries: readonly unknown[]): Keyed {
  const [known, setKnown] = useState(() => keyed(entries, NONE));
  if (known.entries === entries) return known;
  const now = keyed(entries, known);
  setKnown(now);
  return now;
}

/** An unchanged entry has its key wherever it is. In a list of the same length, a changed one has the key of its place. */
export function keyed(entries: readonly unknown[], known: Keyed): Keyed {
  const left = new Map(known.keys.map((key, index) => [key, known.entries[index]]));
  const take = (key: number | undefined) => {
    if (key === undefined || !left.delete(key)) return undefined;
    return key;
  };
  const found = entries.map((entry) => take([...left].find(([, one]) => one === entry)?.[0]));
  const isSameLength = entries.length === known.entries.length;
  let { next } = known;
  const keys = found.map(
    (key, index) => key ?? take(isSameLength ? known.keys[index] : undefined) ?? next++,
  );
  return { entries, keys, next };
}
