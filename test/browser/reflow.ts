import type { Page } from "@playwright/test";

/** How far the page can be scrolled sideways. */
export function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Elements with text of their own that is wider or taller than the box which hides the rest. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayScroll =
      ".carousel-viewport, .announcement-bar, .rail, .filter, .comparison, .section-links, [hidden]";
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(
        (element) => isShown(element) && !element.closest(`${mayScroll}, .sr-only, .skip-link`),
      )
      .filter((element) => getComputedStyle(element).overflow !== "visible")
      .filter(({ textContent }) => textContent?.trim())
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .filter((element) => !["SELECT", "TEXTAREA"].includes(element.tagName))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Words that reach beyond the box they stand in. */
export function beyondTheirBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(".sr-only, .skip-link, option, script, style")) continue;
      let box = parent;
      while (getComputedStyle(box).display.startsWith("inline") && box.parentElement)
        box = box.parentElement;
      range.selectNodeContents(walker.currentNode);
      const [words, { left, right }] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      if (words.width > 0 && (words.right > right + 1 || words.left < left - 1))
        found.push(`${range}: ${box.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** Blocks of words that stand over each other. */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxes = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, li, .button)")]
      .filter((element) => !element.querySelector("h3, p, dd, li, .button"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest(".sr-only"))
      .map((element) => {
        range.selectNodeContents(element);
        const words = element.matches(".button") ? element : range;
        return { element, box: words.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ element: other }) => !element.contains(other))
        .filter(({ box: { left, right, top, bottom } }) => {
          const width = Math.min(box.right, right) - Math.max(box.left, left);
          const height = Math.min(box.bottom, bottom) - Math.max(box.top, top);
          // The space above and below a line's letters may be shared.
          return width > 1 && height > Math.min(box.height, bottom - top) / 2;
        })
        .map(({ element: other }) => `${element.textContent} over ${other.textContent}`),
    );
  });
}
