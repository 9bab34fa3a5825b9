import { array, assert, boolean, constantFrom, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { differences } from "./differences.ts";
import { patched } from "./patch.ts";

const word = constantFrom("one", "two", "three");
const entry = record({ name: word, text: word, href: word }, { requiredKeys: ["name"] });
const file = record(
  {
    title: word,
    on: boolean(),
    tags: array(word, { maxLength: 5 }),
    items: array(entry, { maxLength: 5 }),
  },
  { requiredKeys: ["items"] },
);

describe("what differs between two versions", () => {
  it("leads from one to the other, whole or in two parts, and back", () => {
    assert(
      property(file, file, (before, after) => {
        const all = { before, after };
        expect(patched(before, all)).toEqual({ data: after, conflicts: [] });
        expect(patched(after, { before: after, after: before }).data).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it("says what changed in an entry, which came, which went and which moved", () => {
    const one = { name: "One", text: "1" };
    const two = { name: "Two", text: "2" };
    const said = (before: unknown[], after: unknown[]) => differences({ l: before }, { l: after });
    expect(said([one, two], [one, { ...two, text: "3" }])).toEqual([
      { path: ["l", 1, "text"], before: "2", after: "3" },
    ]);
    expect(said([one, two], [two])).toEqual([{ path: ["l", 0], before: one, after: undefined }]);
    expect(said([two], [one, two])).toEqual([{ path: ["l", 0], before: undefined, after: one }]);
    expect(said(["a", "b", "c"], ["b", "c", "a"])).toEqual([
      { path: ["l", 0], before: "a", after: "a", movesBefore: 3 },
    ]);
  });
});

describe("a difference carried over to other data", () => {
  const before = {
    l: [
      { n: 1, t: "a" },
      { n: 2, t: "b" },
    ],
    x: "x",
    y: "y",
  };
  const after = { l: [{ n: 2, t: "c" }], x: "z", y: "y" };

  it("finds its entry where others came before it", () => {
    const others = { ...before, l: [{ n: 0, t: "new" }, ...before.l], y: "other" };
    expect(patched(others, { before, after })).toEqual({
      data: {
        l: [
          { n: 0, t: "new" },
          { n: 2, t: "c" },
        ],
        x: "z",
        y: "other",
      },
      conflicts: [],
    });
  });

  it("leaves what says something else at the same place, and tells it", () => {
    const others = { ...before, x: "mine" };
    const { data, conflicts } = patched(others, { before, after });
    expect(data).toMatchObject({ x: "mine", l: after.l });
    expect(conflicts).toEqual([{ path: ["x"], before: "x", after: "z" }]);
  });

  it("is carried over alone where it alone is wanted", () => {
    const isX = ({ path }: { path: readonly unknown[] }) => path[0] === "x";
    expect(patched(before, { before, after }, isX).data).toEqual({ ...before, x: "z" });
  });
});
