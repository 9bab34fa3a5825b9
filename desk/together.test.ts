import { expect, it } from "vitest";
import type { FileSchema } from "./file-schema.ts";
import { together } from "./together.ts";

const day: FileSchema = { widget: "date", isUniqueAmong: "holiday" };
const holidays: FileSchema = { items: { properties: { date: day, name: {} } } };

it("writes the fields that were typed in, and keeps what was changed elsewhere beside them", () => {
  const before = { monday: "9", saturday: "4" };
  const versions = { before, now: { ...before, saturday: "2" }, after: { ...before, monday: "8" } };
  expect(together(versions, {})).toEqual({
    value: { monday: "8", saturday: "2" },
    clashes: [],
  });
});

it("names the one field that both have changed, and keeps the others of both", () => {
  const versions = {
    before: { a: 1, b: 1, c: { d: 1 } },
    now: { a: 2, b: 1, c: { d: 2 } },
    after: { a: 1, b: 2, c: { d: 3 } },
  };
  expect(together(versions, {})).toEqual({
    value: { a: 2, b: 2, c: { d: 3 } },
    clashes: [{ path: ["c", "d"], theirs: 2, mine: 3 }],
  });
});

it("takes what came to a list of days elsewhere, and what went", () => {
  const [one, two, three, four] = ["1", "2", "3", "4"].map((date) => ({ date, name: date }));
  const before = [one, two];
  const versions = { before, now: [two, three], after: [one, two, four] };
  expect(together(versions, holidays)).toEqual({ value: [two, four, three], clashes: [] });
  const clashing = { before, now: [two], after: [{ ...one, name: "other" }, two] };
  expect(together(clashing, holidays).clashes).toHaveLength(1);
});

it("takes a list in its own order whole, and says that both have changed it", () => {
  const versions = { before: ["a", "b"], now: ["a"], after: ["b", "a"] };
  expect(together(versions, {})).toEqual({
    value: ["b", "a"],
    clashes: [{ path: [], theirs: ["a"], mine: ["b", "a"] }],
  });
});
