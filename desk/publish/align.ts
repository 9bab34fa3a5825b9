import { isGroup } from "../file-schema.ts";

/** How the entries of one list stand in another. */
export type Alignment = {
  /** For each entry of the newer list, the place of the same entry in the older one, if it was there. */
  from: readonly (number | undefined)[];
  /** Those of the newer list that stand in another order than the rest. */
  moved: ReadonlySet<number>;
};

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Entries have no names of their own: the same words are the same entry, then those most alike between two that are. */
export function align(older: readonly unknown[], newer: readonly unknown[]): Alignment {
  const from: (number | undefined)[] = new Array(newer.length).fill(undefined);
  for (const [at, place] of inOrder(older, newer)) from[place] = at;
  pairAlike(older, newer, from);
  const moved = new Set<number>();
  const isTaken = new Set(from);
  for (const [place, entry] of newer.entries()) {
    if (from[place] !== undefined) continue;
    const at = older.findIndex((item, index) => !isTaken.has(index) && isSame(item, entry));
    if (at === -1) continue;
    from[place] = at;
    isTaken.add(at);
    moved.add(place);
  }
  return { from, moved };
}

/** The longest row of equal entries that stand in one order in both. */
function inOrder(older: readonly unknown[], newer: readonly unknown[]): [number, number][] {
  const [texts, others] = [older, newer].map((list) => list.map((item) => JSON.stringify(item)));
  const length = older.map(() => new Array<number>(newer.length + 1).fill(0));
  length.push(new Array<number>(newer.length + 1).fill(0));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  const isEqual = (row: number, column: number) => texts?.[row] === others?.[column];
  for (let row = older.length - 1; row >= 0; row -= 1) {
    for (let column = newer.length - 1; column >= 0; column -= 1) {
      const longest = isEqual(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (length[row] as number[])[column] = longest;
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < older.length && column < newer.length; ) {
    if (isEqual(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Between two pairs: all, where as many are left on both sides; else those that share half their fields. */
function pairAlike(
  older: readonly unknown[],
  newer: readonly unknown[],
  from: (number | undefined)[],
): void {
  const isElsewhere = (item: unknown, list: readonly unknown[]) =>
    list.some((other) => isSame(item, other));
  let [first, start] = [0, 0];
  for (let end = 0; end <= newer.length; end += 1) {
    const last = end === newer.length ? older.length : from[end];
    if (last === undefined) continue;
    const left = range(first, last).filter((at) => !isElsewhere(older[at], newer));
    const right = range(start, end).filter((place) => !isElsewhere(newer[place], older));
    for (const place of right) {
      const isFree = (at: number) => from.slice(start, place).every((other = -1) => other < at);
      from[place] =
        left.length === right.length
          ? left[right.indexOf(place)]
          : left.find((at) => isFree(at) && isAlike(older[at], newer[place]));
    }
    [first, start] = [last + 1, end + 1];
  }
}

function isAlike(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return false;
  const names = Object.keys(one);
  const alike = names.filter((name) => isSame(one[name], other[name]));
  return alike.length * 2 >= names.length;
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}
