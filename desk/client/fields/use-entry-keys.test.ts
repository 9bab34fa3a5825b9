import { expect, it } from "vitest";
import { keyed } from "./use-entry-keys.ts";

const known = { entries: ["a", "b", "c"], keys: [0, 1, 2], next: 3 };

it.each([
  ["typed in", ["a", "b typed", "c"], [0, 1, 2]],
  ["moved", ["b", "c", "a"], [1, 2, 0]],
  ["added", ["a", "b", "c", "d"], [0, 1, 2, 3]],
  ["removed", ["a", "c"], [0, 2]],
  ["trimmed by a save", ["a", "b", "c "], [0, 1, 2]],
])("keeps the keys of entries of which one is %s", (_, entries, keys) => {
  expect(keyed(entries, known).keys).toEqual(keys);
});
