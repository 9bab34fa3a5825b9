import type { Page } from "@playwright/test";

/** Where lines pass by an edge on purpose. */
const PASSING = ".carousel-viewport, .announcement-bar, [aria-hidden=true], [inert]";

/** Words of which the page shows a part: cut by a box, beyond the screen, or broken over two lines without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((passing) => {
    const found = new Set<string>();
    const range = document.createRange();
    const say = (what: string, text: string) =>
      found.add(`${what}: “${text.trim().replace(/\s+/g, " ").slice(0, 60)}”`);
    for (const node of window.sight.textNodes()) {
      const parent = node.parentElement as Element;
      if (parent.closest(passing)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => isCut(line, parent))) say("cut off", node.data);
      if (lines.length > 1)
        for (const word of wordsInTwo(node)) say(`“${word}” broken in`, node.data);
    }
    return [...found];

    function isCut(line: DOMRect, parent: Element): boolean {
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth) return true;
        if (overflowX !== "visible" && (line.left < box.left - 2 || line.right > box.right + 2))
          return true;
        const [above, below] = [box.top - line.top, line.bottom - box.bottom];
        if (overflowY !== "visible" && Math.max(above, below) > line.height * 0.3) return true;
      }
      return line.right > innerWidth + 1 || line.left < -1;
    }

    /** Nobody sees whether the browser has set a hyphen, so a break into two longer parts passes where it may. */
    function wordsInTwo(node: Text): string[] {
      const mayHyphenate = getComputedStyle(node.parentElement as Element).hyphens === "auto";
      return [...node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)]
        .filter(({ 0: word, index }) => {
          // A new line begins further left; a dropped initial stands left of its word.
          const lefts = [...word].map((_, offset) => leftOf(node, index + offset));
          const breaks = lefts.flatMap((left, at) => (left < (lefts[at - 1] ?? left) ? [at] : []));
          if (breaks.length === 0) return false;
          const isByHyphen = mayHyphenate && breaks.length === 1;
          const [at = 0] = breaks;
          return !(isByHyphen && at > 1 && word.length - at > 1);
        })
        .map(([word]) => word);
    }

    function leftOf(node: Text, offset: number): number {
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getBoundingClientRect().left;
    }
  }, PASSING);
}
