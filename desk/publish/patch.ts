import { isGroup } from "../file-schema.ts";
import { restoreKeyOrder } from "../restore-key-order.ts";
import { align, isSame } from "./align.ts";
import { type Difference, differences } from "./differences.ts";

type Versions = { before: unknown; after: unknown };
type Patched = { data: unknown; conflicts: Difference[] };
/** A difference on its way down: what is left of its path. */
type Step = { rest: Difference["path"]; difference: Difference };

/**
 * Data with the differences of two versions carried over, or with some of them, though it may hold
 * other changes since. Where it says something else at the same place it stays as it is: a conflict.
 */
export function patched(
  data: unknown,
  { before, after }: Versions,
  isWanted: (difference: Difference) => boolean = () => true,
): Patched {
  const conflicts: Difference[] = [];
  const steps = differences(before, after)
    .filter(isWanted)
    .map((difference) => ({ rest: difference.path, difference }));
  const result = apply({ base: before, data, steps, conflicts });
  return { data: restoreKeyOrder(result, after), conflicts };
}

type Place = { base: unknown; data: unknown; steps: readonly Step[]; conflicts: Difference[] };

function apply({ base, data, steps, conflicts }: Place): unknown {
  const [step] = steps;
  if (!step) return data;
  if (step.rest.length === 0) return settle(data, step.difference, conflicts);
  if (Array.isArray(base) && Array.isArray(data)) {
    return applyToList({ base, data, steps, conflicts });
  }
  if (!isGroup(base) || !isGroup(data)) {
    conflicts.push(...steps.map(({ difference }) => difference));
    return data;
  }
  const result = { ...data };
  for (const [name, inner] of byHead(steps)) {
    const part = { base: base[name], data: data[name], steps: inner, conflicts };
    const value = apply(part);
    if (value === undefined) delete result[name];
    else result[name] = value;
  }
  return result;
}

function settle(data: unknown, difference: Difference, conflicts: Difference[]): unknown {
  const { before, after } = difference;
  if (isSame(data, before) || isSame(data, after)) return after;
  conflicts.push(difference);
  return data;
}

type Entry = { at: number | undefined; value: unknown };

function applyToList(
  place: Place & { base: readonly unknown[]; data: readonly unknown[] },
): unknown[] {
  const { base, data, steps, conflicts } = place;
  const { from } = align(base, data);
  const entries = data.map((value, index): Entry => ({ at: from[index], value }));
  // What came here meanwhile, too, need not come twice.
  const come = entries.filter((entry) => entry.at === undefined);
  const entryAt = (at: number) => entries.find((entry) => entry.at === at);
  for (const [at, all] of byHead(steps)) {
    const inner = all.filter(({ rest, difference }) => rest.length > 0 || isReplaced(difference));
    const entry = entryAt(Number(at));
    if (entry) {
      const part = { base: base[Number(at)], data: entry.value, steps: inner, conflicts };
      entry.value = apply(part);
    } else conflicts.push(...inner.map(({ difference }) => difference));
  }
  const whole = steps.filter(
    ({ rest, difference }) => rest.length === 1 && !isReplaced(difference),
  );
  for (const { difference } of whole) {
    const at = Number(difference.path.at(-1));
    const { before, after, movesBefore } = difference;
    const known = entryAt(at);
    if (before === undefined) {
      const same = come.findIndex(({ value }) => isSame(value, after));
      if (same === -1) insert(entries, { at: undefined, value: after }, at);
      else come.splice(same, 1);
    } else if (known && (movesBefore !== undefined || isSame(known.value, before))) {
      entries.splice(entries.indexOf(known), 1);
      if (movesBefore !== undefined) insert(entries, known, movesBefore);
    } else if (known || movesBefore !== undefined) conflicts.push(difference);
  }
  return entries.map(({ value }) => value);
}

/** Of a text or a number in a list. */
function isReplaced({ before, after, movesBefore }: Difference): boolean {
  return before !== undefined && after !== undefined && movesBefore === undefined;
}

/** Before an entry of the older list, or the first one behind it that is still there. */
function insert(entries: Entry[], entry: Entry, before: number): void {
  const behind = entries
    .map(({ at }) => at)
    .filter((at) => at !== undefined && at >= before)
    .toSorted((one = 0, other = 0) => one - other);
  const place = entries.findIndex(({ at }) => at !== undefined && at === behind[0]);
  entries.splice(place === -1 ? entries.length : place, 0, entry);
}

/** Steps by the first part of their way, each without it. */
function byHead(steps: readonly Step[]): Map<string | number, Step[]> {
  const heads = new Map<string | number, Step[]>();
  for (const { rest, difference } of steps) {
    const [head = "", ...further] = rest;
    heads.set(head, [...(heads.get(head) ?? []), { rest: further, difference }]);
  }
  return heads;
}
