import { expect, it } from "vitest";
import { changedPart } from "./changed-part.ts";

it("finds the words that differ, and leaves those around them", () => {
  expect(changedPart("Open until five on Friday.", "Open until half past six on Friday.")).toEqual({
    before: ["Open until ", "five ", "on Friday."],
    after: ["Open until ", "half past six ", "on Friday."],
  });
  expect(changedPart("a a", "a a a").after.join("")).toBe("a a a");
});
