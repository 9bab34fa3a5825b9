import { expect, it } from "vitest";
import { draftOf } from "./draft.ts";
import { pageOf } from "./page-of.ts";
import { storedWords } from "./stored-files.ts";

it("shows the consultation's words on home, the page that has its points", () => {
  expect(pageOf("pages/consultation", draftOf(storedWords("content")))).toBe("/");
});

it("shows nothing on the page of a listing that has no treatments", () => {
  const draft = draftOf([{ name: "treatments/peel", data: { kind: "non-invasive" } }]);
  expect(pageOf("pages/non-invasive-treatments", draft)).toBe("/non-invasive-treatments");
  expect(pageOf("pages/invasive-treatments", draft)).toBeUndefined();
});
