import { expect, it } from "vitest";
import { draftOf } from "./draft.ts";
import { fileOf } from "./page-of.ts";
import { storedWords } from "./server/stored-files.ts";

it.each([
  ["/contact", "pages/contact"],
  ["/gallery", "pages/gallery"],
  ["/", "pages/home"],
])("opens for %s the file of that page", (path, file) => {
  expect(fileOf(path, draftOf(storedWords("content")))).toBe(file);
});
