import type { Page } from "@playwright/test";

/** One short word under a line of several. */
export function hasWidow(lines: string[]): boolean {
  const [before = "", last = ""] = lines.slice(-2);
  return lines.length > 1 && !last.includes(" ") && before.length > 3 * last.length;
}

/** How many lines an element's text has. */
export function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

type Block = { isHeading: boolean; lines: string[] };

/** The text blocks of a page, in the lines in which the browser has set them. */
export function setBlocks(page: Page): Promise<Block[]> {
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
          // The text is not displayed.
          if (height === 0) continue;
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
