import { isGroup } from "./file-schema.ts";

/** The data with its fields in the order they had before; a new field stays behind the one it follows now. */
export function restoreKeyOrder(data: unknown, before: unknown): unknown {
  if (Array.isArray(data)) {
    const known = Array.isArray(before) ? before : [];
    // Entries of one list have one order; an entry more or less shifts the others.
    return data.map((item, index) => restoreKeyOrder(item, known[index] ?? known[0]));
  }
  if (!isGroup(data) || !isGroup(before)) return data;
  const names = Object.keys(before).filter((name) => name in data);
  const given = Object.keys(data);
  for (const [index, name] of given.entries()) {
    if (names.includes(name)) continue;
    const follows = given[index - 1];
    names.splice(follows === undefined ? 0 : names.indexOf(follows) + 1, 0, name);
  }
  return Object.fromEntries(names.map((name) => [name, restoreKeyOrder(data[name], before[name])]));
}
