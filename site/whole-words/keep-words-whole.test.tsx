import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { keepWordsWhole } from "./keep-words-whole.ts";
import { WholeWords } from "./WholeWords.tsx";

const whole = (text: string) => `<span class="whole-word">${text}</span>`;

it("keeps ranges, hyphenated words and phone numbers on one line", () => {
  expect(keepWordsWhole("<p>Wait 24–48 hours, or 6–8 weeks.</p>")).toBe(
    `<p>Wait ${whole("24–48")} hours, or ${whole("6–8")} weeks.</p>`,
  );
  expect(keepWordsWhole("<li>The under-eye area</li>")).toBe(
    `<li>The ${whole("under-eye")} area</li>`,
  );
  expect(keepWordsWhole("<b>(905) 555-0142</b>")).toBe(`<b>${whole("(905) 555-0142")}</b>`);
});

it("lets a word break that is longer than the narrowest column", () => {
  const text = "<p>A light-headedness after hormonal-laser-hair-removal</p>";
  expect(keepWordsWhole(text)).toBe(
    `<p>A ${whole("light-headedness")} after hormonal-laser-hair-removal</p>`,
  );
  expect(renderToStaticMarkup(<WholeWords text="Hormonal-laser-hair-removal" />)).toBe(
    "Hormonal-laser-hair-removal",
  );
});

it("changes no attribute, no text that may hold no element, and no island", () => {
  const html = [
    '<a href="/anti-wrinkle" title="6–8 weeks">Weeks</a>',
    "<title>6–8 weeks</title>",
    "<svg><text>6–8 weeks</text></svg>",
    '<script>"6–8"</script>',
    `<p>${whole("6–8")}</p>`,
    '<div data-island="Gallery"><div>6–8</div><p>6–8</p></div>',
  ].join("");
  expect(keepWordsWhole(html)).toBe(html);
  expect(keepWordsWhole(`${html}<p>6–8</p>`)).toBe(`${html}<p>${whole("6–8")}</p>`);
});
