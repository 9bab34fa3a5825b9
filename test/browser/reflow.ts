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
