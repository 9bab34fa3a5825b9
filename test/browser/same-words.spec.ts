import type { Page } from "@playwright/test";
import { templates } from "./templates.ts";
import { desktop, expect, test } from "./visits.ts";

const smallest = { viewport: { width: 320, height: 640 } };

const { home, about, contact, treatment, listing, concern = home } = templates;

for (const path of new Set([home, about, contact, treatment, listing, concern]))
  test(`a small phone shows the words that a laptop shows: ${path}`, async ({ read }) => {
    const laptop = await shownWords((await read(path, desktop)).page);
    const small = await shownWords((await read(path, smallest)).page);
    expect(laptop.length).toBeGreaterThan(0);
    expect(laptop.filter((text) => !small.includes(text))).toEqual([]);
  });

/** The shown texts, apart from the header, what is folded, what only a script shows, and what a phone leaves out by design. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leftOut =
      "script, header, .top-bar, details:not([open]), [data-island], .wordmark, nav > h2, .page-hero .eyebrow";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true });
      if (data.trim() && isShown && !parentElement?.closest(leftOut)) texts.push(data.trim());
    }
    return texts;
  });
}
