import { expect, it } from "vitest";
import { withoutBreaks } from "./non-breaking.ts";

const page = (head: string, body: string) =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

it("ends no line within a range of a page's text", () => {
  expect(withoutBreaks(page("", "<p>4–6 weeks, <b>3–4</b>, or so – or not</p>"), "en-CA")).toBe(
    page("", "<p>4–\u20606 weeks, <b>3–\u20604</b>, or so – or not</p>"),
  );
});

it("puts no invisible sign into head, attributes, scripts and forms", () => {
  const html = page(
    '<title>4–6</title><script type="application/ld+json">"4–6"</script>',
    '<img alt="4–6"><script>\n"4–6"</script><form action="/"><option>4–6</option></form>',
  );
  expect(withoutBreaks(html, "en-CA")).toBe(html);
});

it("ends no line within a hyphenated word of a heading, and leaves other hyphens alone", () => {
  const heading = (word: string) => `<h3 id="pre-wash">A <i>${word}</i>, 4-6</h3><p>pre-wash</p>`;
  expect(withoutBreaks(page("", heading("pre-wash")), "en-CA")).toBe(
    page("", heading("pre-\u2060wash")),
  );
});

it("ends no line within a postal code", () => {
  expect(withoutBreaks(page("", "<p>Woodbridge, ON L4L 0A1, TAL4L 0A1</p>"), "en-CA")).toBe(
    page("", "<p>Woodbridge, ON L4L\u00A00A1, TAL4L 0A1</p>"),
  );
});

it("ends no French line before a sign or a unit, nor within quotation marks and times", () => {
  const text = "<p>Vraiment ? « Oui » : de 9 h 30 à 16 h, 40 % de moins ;</p>";
  const kept = "<p>Vraiment_? «_Oui_»_: de 9_h_30 à 16_h, 40_% de moins_;</p>";
  expect(withoutBreaks(page("", text), "fr-CA")).toBe(page("", kept.replaceAll("_", "\u00A0")));
});
