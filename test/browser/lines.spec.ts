import type { Page } from "@playwright/test";
import { pages } from "../servers/built-pages.ts";
import { untilFontsShow } from "./fonts.ts";
import { expect, test, withoutPromotion } from "./visits.ts";

const LONGEST_LINE = 75;
const widths = [390, 820, 1440];

for (const path of pages) {
  test.describe(`${path}`, () => {
    test("has no line too long to read, no word alone under a heading, no word of a heading and no range of numbers broken", async ({
      visit,
    }) => {
      const { page } = await visit(path, { reducedMotion: "reduce", before: withoutPromotion });
      await untilFontsShow(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const blocks = await setBlocks(page);
        expect(blocks.length).toBeGreaterThan(10);
        const lines = blocks.flatMap(({ lines }) => lines);
        expect(
          lines.filter((line) => line.length > LONGEST_LINE),
          `at ${width} px`,
        ).toEqual([]);
        expect(
          lines.filter((line) => /\d–$/.test(line)),
          `at ${width} px`,
        ).toEqual([]);
        const headings = blocks.filter(({ isHeading }) => isHeading).map(({ lines }) => lines);
        expect(headings.filter(hasWidow), `at ${width} px`).toEqual([]);
        const broken = headings.flat().filter((line) => /\p{L}-$/u.test(line));
        expect(broken, `at ${width} px`).toEqual([]);
      }
    });
  });
}

/** One short word under a line of several. */
function hasWidow(lines: string[]): boolean {
  const [before = "", last = ""] = lines.slice(-2);
  return lines.length > 1 && !last.includes(" ") && before.length > 3 * last.length;
}

type Block = { isHeading: boolean; lines: string[] };

/** The text blocks of a page, in the lines in which the browser has set them. */
function setBlocks(page: Page): Promise<Block[]> {
  return page.evaluate(() => {
    const linesOf = (element: Element): string[] => {
      const lines: { top: number; text: string }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        for (const { 0: word, index } of data.matchAll(/[^\s–-]+[–-]*|[–-]+/g)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const { top, height } = range.getBoundingClientRect();
          const line = lines.at(-1);
          const isGlued = index > 0 && !/\s/.test(data[index - 1] ?? "");
          // Words in another style stand a little higher or lower on the same line.
          if (line && Math.abs(line.top - top) < height / 2)
            line.text += isGlued ? word : ` ${word}`;
          else lines.push({ top, text: word });
        }
      }
      return lines.map(({ text }) => text);
    };
    return [...document.querySelectorAll("h1, h2, h3, p, li, dt, dd, figcaption")]
      .filter((element) => !element.querySelector("p, li, dl, div, h3, picture, form"))
      .filter((element) => !element.closest(".announcement-bar") && element.checkVisibility())
      .map((element) => ({ isHeading: /^H\d$/.test(element.tagName), lines: linesOf(element) }));
  });
}
