import { expect, it } from "vitest";
import { keepWordsWhole } from "./keep-words-whole.ts";

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
