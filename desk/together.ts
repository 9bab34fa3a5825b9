import type { Path } from "../site/content/mistakes.ts";
import { isGroup } from "../site/content/reading/field-place.ts";
import { type FileSchema, partSchema } from "./file-schema.ts";

/** A field as its editor met it, as it stands by now, and as it is to be. */
type Versions = { before: unknown; now: unknown; after: unknown };

/** A field that was changed on both sides, below the one that is put together. */
export type Clash = { path: Path; theirs: unknown; mine: unknown };

type Together = { value: unknown; clashes: readonly Clash[] };

/** What was typed, on top of what was changed elsewhere meanwhile. Where both have changed one field, it is what was typed, and a clash. */
export function together(
  { before, now, after }: Versions,
  schema: FileSchema,
  path: Path = [],
): Together {
  const whole = (value: unknown): Together => ({ value, clashes: [] });
  if (isSame(now, before) || isSame(now, after)) return whole(after);
  if (isSame(before, after)) return whole(now);
  const part = (name: string | number, [one, two, three]: [unknown, unknown, unknown]) =>
    together({ before: one, now: two, after: three }, partSchema(schema, name), [...path, name]);
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
  return { value: after, clashes: [{ path, theirs: now, mine: after }] };
}

/** Whatever holds nothing is the same; the order of a group's fields is none of it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  if (isGroup(one) && isGroup(other))
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
  return (one ?? "") === (other ?? "");
}
