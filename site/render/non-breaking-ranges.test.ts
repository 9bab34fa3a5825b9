import { expect, it } from "vitest";
import { withNonBreakingRanges } from "./non-breaking-ranges.ts";

const page = (head: string, body: string) =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

it("ends no line within a range of a page's text", () => {
  expect(withNonBreakingRanges(page("", "<p>4–6 weeks, <b>3–4</b>, or so – or not</p>"))).toBe(
    page("", "<p>4–\u20606 weeks, <b>3–\u20604</b>, or so – or not</p>"),
  );
});

it("puts no invisible sign into head, attributes, scripts and forms", () => {
  const html = page(
    '<title>4–6</title><script type="application/ld+json">"4–6"</script>',
    '<img alt="4–6"><script>\n"4–6"</script><form action="/"><option>4–6</option></form>',
  );
  expect(withNonBreakingRanges(html)).toBe(html);
});
