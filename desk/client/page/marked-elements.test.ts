import { expect, it } from "vitest";
import { elementsOf } from "./client/page/marked-elements.ts";
import { draftOf } from "./draft.ts";
import { fileOf, pageOf } from "./page-of.ts";
import { storedWords } from "./server/stored-files.ts";

it.each([
  ["/contact", "pages/contact"],
  ["/gallery", "pages/gallery"],
  ["/", "pages/home"],
])("opens for %s the file of that page", (path, file) => {
  expect(fileOf(path, draftOf(storedWords("content")))).toBe(file);
});

it("shows the consultation's words on home, the page that has its points", () => {
  expect(pageOf("pages/consultation", draftOf(storedWords("content")))).toBe("/");
});

it("finds the elements of an entry, and not of one whose number begins with the same digit", () => {
  const marked = (place: string) => ({ getAttribute: () => place }) as unknown as Element;
  const elements = [1, 10].map((index) => marked(`testimonials#items.${index}.text`));
  const page = { querySelectorAll: () => elements } as unknown as Document;
  expect(elementsOf(page, { file: "testimonials", path: ["items", 1] })).toEqual([elements[0]]);
});
