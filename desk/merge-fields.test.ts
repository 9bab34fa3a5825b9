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

it.each([
  [
    ["a", "b", "theirs"],
    ["a", "mine", "b"],
    ["a", "mine", "b", "theirs"],
  ],
  [
    ["a", "theirs", "b"],
    ["b", "changed"],
    ["b", "changed", "theirs"],
  ],
  [["b"], ["a", "b", "mine"], ["b", "mine"]],
])("keeps both sides’ entries where one only added some: %j and %j", (now, after, value) => {
  expect(mergeFields({ before: ["a", "b"], now, after })).toEqual({ value, clashes: [] });
});

it("reports a list in which both sides changed what was there, and takes the typed one", () => {
  const versions = { before: ["a", "b"], now: ["a"], after: ["b", "a"] };
  expect(mergeFields(versions)).toEqual({
    value: ["b", "a"],
    clashes: [{ path: [], theirs: ["a"], mine: ["b", "a"] }],
  });
});
