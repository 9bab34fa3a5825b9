import { expect, it } from "vitest";
import { draftOf } from "./draft.ts";
import { pageOf } from "./page-of.ts";
import { storedWords } from "./stored-files.ts";

it("shows the consultation's words on home, the page that has its points", () => {
  expect(pageOf("pages/consultation", draftOf(storedWords("content")))).toBe("/");
});
