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
    const mayScroll = ".carousel-viewport, .announcement-bar, .filter, .section-links, [hidden]";
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
