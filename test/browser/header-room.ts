import type { Locator, Page } from "@playwright/test";

const THUMB = 44;

/** Less room between two texts reads as one text. */
const NEAREST = 10;

/** What is wrong with the header as it stands: words broken or in several lines, parts outside of it, over or near each other, or too low for a thumb. */
export function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([thumb, nearest]) => {
      const parts =
        ".site-header > div > a, .site-header > div > div :is(a, button), .nav-list > li > a, .nav-list summary";
      const header = document.querySelector(".site-header")?.getBoundingClientRect();
      const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
      const outside = ({ left, right, top, bottom }: DOMRect) =>
        !header || left < 0 || right > header.right || top < header.top || bottom > header.bottom;
      const overlap = (one: DOMRect, other: DOMRect) =>
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;
      /** From the end of a part's text or button to the beginning of the next one. */
      const roomBetween = (one: Element, next: Element | undefined) => {
        const [end, start] = [one, next].map((part) => {
          if (part?.matches(".button, :has(.wordmark)")) return part.getBoundingClientRect();
          const range = document.createRange();
          if (part) range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        return next && start && end ? start.left - end.right : nearest;
      };
      const inLines = (text: Text, pattern: RegExp) =>
        [...text.data.matchAll(pattern)].filter(({ 0: words, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + words.length);
          return range.getClientRects().length > 1;
        });
      return shown.flatMap((part, place) => {
        const name = part.textContent ?? "";
        const box = part.getBoundingClientRect();
        const faults = [];
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        // The clinic's name may take several lines of whole words.
        const unbroken = part.querySelector(".wordmark") ? /\S+/g : /.+/g;
        while (texts.nextNode())
          if (inLines(texts.currentNode as Text, unbroken).length > 0)
            faults.push(`${name} is broken`);
        if (outside(box)) faults.push(`${name} is outside`);
        if (box.height < thumb && !part.querySelector(".wordmark"))
          faults.push(`${name} is ${box.height} px high`);
        const next = shown[place + 1];
        if (roomBetween(part, next) < nearest) faults.push(`${name} is near ${next?.textContent}`);
        const others = shown.slice(place + 1);
        for (const other of others)
          if (overlap(box, other.getBoundingClientRect()))
            faults.push(`${name} is over ${other.textContent}`);
        return faults;
      });
    },
    [THUMB, NEAREST] as const,
  );
}

/** In how many lines the header has the clinic's name. */
export function linesOfName(page: Page): Promise<number> {
  return nameInHeader(page).evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length;
  });
}

export function nameInHeader(page: Page): Locator {
  return page.locator(".site-header > div > a .wordmark > span:last-child");
}
