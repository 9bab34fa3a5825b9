import type { Path } from "../site/content/mistakes.ts";
import { isGroup } from "../site/content/reading/field-place.ts";

/** A field's value when its form was opened, the saved one, and the typed one. */
type Versions = { before: unknown; now: unknown; after: unknown };

/** A field that both sides changed, relative to the merged one. */
export type Clash = { path: Path; theirs: unknown; mine: unknown };

type Merged = { value: unknown; clashes: readonly Clash[] };

/**
 * Merges typed changes with changes saved elsewhere. For a field that both changed, it takes the typed value
 * and reports a clash. To a list both may add entries.
 */
export function mergeFields({ before, now, after }: Versions, path: Path = []): Merged {
  const whole = (value: unknown): Merged => ({ value, clashes: [] });
  if (isSame(now, before) || isSame(now, after)) return whole(after);
  if (isSame(before, after)) return whole(now);
  const part = (name: string | number, [one, two, three]: [unknown, unknown, unknown]) =>
    mergeFields({ before: one, now: two, after: three }, [...path, name]);
  if (isGroup(before) && isGroup(now) && isGroup(after)) {
    const names = Object.keys({ ...now, ...after });
    const parts = names.map(
      (name) => [name, part(name, [before[name], now[name], after[name]])] as const,
    );
    const kept = parts.filter(([, { value }]) => value !== undefined);
    return {
      value: Object.fromEntries(kept.map(([name, { value }]) => [name, value])),
      clashes: parts.flatMap(([, { clashes }]) => clashes),
    };
  }
  if (Array.isArray(before) && Array.isArray(now) && Array.isArray(after)) {
    const value = withAdded(after, before, now) ?? withAdded(now, before, after);
    if (value) return whole(value);
  }
  return { value: after, clashes: [{ path, theirs: now, mine: after }] };
}

/** A list with the entries that the other side added. Undefined if the other side did more than that. */
function withAdded(
  list: readonly unknown[],
  before: readonly unknown[],
  other: readonly unknown[],
) {
  const isIn = (entries: readonly unknown[]) => (one: unknown) =>
    entries.some((entry) => isSame(entry, one));
  if (!isSame(other.filter(isIn(before)), before)) return undefined;
  return [...list, ...other.filter((one) => !isIn(before)(one) && !isIn(list)(one))];
}

/** Compares values. Empty ones are equal, and so are groups with another order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  if (isGroup(one) && isGroup(other))
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
  return (one ?? "") === (other ?? "");
}
