import type { Page } from "@playwright/test";
import { expect, test, withoutPromotion } from "../browser/visits.ts";
import { pages } from "../servers/built-pages.ts";
import { doubleText } from "./double-text.ts";

/** Width and height in CSS pixels: a small phone, 400 % of 1280 × 1024, and text twice as large. */
const views = [
  { name: "at 320 px", width: 320, height: 640, hasDoubledText: false },
  { name: "at 400 % zoom", width: 320, height: 256, hasDoubledText: false },
  { name: "with doubled text on a desk", width: 1280, height: 900, hasDoubledText: true },
  { name: "with doubled text on a tablet", width: 768, height: 1024, hasDoubledText: true },
];

for (const path of pages) {
  test.describe(`${path}`, () => {
    test("can be read without scrolling sideways, and no text is cut off", async ({ visit }) => {
      const { page } = await visit(path, { reducedMotion: "reduce", before: withoutPromotion });
      for (const { name, width, height, hasDoubledText } of views) {
        await page.setViewportSize({ width, height });
        if (hasDoubledText) await doubleText(page);
        expect(await widthBeyond(page), name).toBe(0);
        expect(await cutOff(page), name).toEqual([]);
      }
    });
  });
}

test("at 400 % zoom the bars leave most of the screen to the page", async ({ visit }) => {
  const { page } = await visit("/about", { viewport: { width: 320, height: 256 } });
  await page.evaluate(() => scrollTo(0, 1500));
  const covered = await page.evaluate(() =>
    [".site-header", ".call-bar"]
      .map((bar) => document.querySelector(bar)?.getBoundingClientRect())
      .filter((box) => box && box.bottom > 0 && box.top < innerHeight)
      .reduce((sum, box) => sum + (box?.height ?? 0), 0),
  );
  expect(covered).toBeLessThanOrEqual(128);
});

function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Elements with text of their own that is wider or taller than the box which hides the rest. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayScroll = ".carousel-viewport, .testimonials-viewport, .announcement-bar, [hidden]";
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
