import { expect, it } from "vitest";
import { mergeFields } from "./merge-fields.ts";

it("writes the typed fields, and keeps the fields that were changed elsewhere", () => {
  const before = { monday: "9", saturday: "4" };
  const now = { monday: "9", saturday: "2", note: "By appointment" };
  expect(mergeFields({ before, now, after: { ...before, monday: "8" } })).toEqual({
    value: { monday: "8", saturday: "2", note: "By appointment" },
    clashes: [],
  });
});

it("reports the one field that both changed, and keeps the other changes of both", () => {
  const versions = {
    before: { a: 1, b: 1, c: { d: 1 } },
    now: { a: 2, b: 1, c: { d: 2 } },
    after: { a: 1, b: 2, c: { d: 3 } },
  };
  expect(mergeFields(versions)).toEqual({
    value: { a: 2, b: 2, c: { d: 3 } },
    clashes: [{ path: ["c", "d"], theirs: 2, mine: 3 }],
  });
});

it("merges a list as a whole, and reports that both sides changed it", () => {
  const versions = { before: ["a", "b"], now: ["a"], after: ["b", "a"] };
  expect(mergeFields(versions)).toEqual({
    value: ["b", "a"],
    clashes: [{ path: [], theirs: ["a"], mine: ["b", "a"] }],
  });
});
