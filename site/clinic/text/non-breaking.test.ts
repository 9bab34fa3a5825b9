import { expect, it } from "vitest";
import { contentFolder } from "../../content/folder.ts";
import { readContent } from "../../content/read.ts";
import { contentWithoutBreaks, withoutBreaks } from "./non-breaking.ts";

it("prevents a line break within a range of numbers, and changes nothing when applied again", () => {
  const kept = "4–\u20606 weeks, 3–\u20604, or so – or not";
  expect(withoutBreaks("4–6 weeks, 3–4, or so – or not")).toBe(kept);
  expect(withoutBreaks(kept)).toBe(kept);
});

it("prevents a line break within a postal code", () => {
  expect(withoutBreaks("Woodbridge, ON L4L 0A1, TAL4L 0A1")).toBe(
    "Woodbridge, ON L4L\u00A00A1, TAL4L 0A1",
  );
});

it("adds no invisible characters to a page's metadata", () => {
  const { metadata } = readContent(contentFolder).pages.home;
  const changed = { ...metadata, title: "4–6" };
  const content = readContent(contentFolder);
  const pages = { ...content.pages, home: { ...content.pages.home, metadata: changed } };
  expect(contentWithoutBreaks({ ...content, pages }).pages.home.metadata).toEqual(changed);
});
