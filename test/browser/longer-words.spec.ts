import { everyPage, mayLog } from "./templates.ts";
import { expect, test } from "./visits.ts";

/** An island that wakes after a translator finds other words than its own, and is rendered anew. */
const mayLogToo = new RegExp(`${mayLog.source}|An island was rendered anew`);

for (const { path, tag } of everyPage) {
  test(`a translator's longer words fit the page: ${path}`, { tag }, async ({ read }) => {
    for (const width of [320, 1024]) {
      const { page } = await read(path, { mayLog: mayLogToo, viewport: { width, height: 844 } });
      expect(await page.evaluate(lengthenWords), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/** Unfolds the page, and makes each word longer by a third. Returns the width of the page. */
function lengthenWords(): number {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>("main details")) {
    folded.removeAttribute("name");
    folded.open = true;
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const { parentElement } = text;
    if (!parentElement?.translate || parentElement.closest("script, style")) continue;
    text.data = text.data.replace(
      /\p{L}{3,}/gu,
      (word) => word + word.slice(-Math.ceil(word.length / 3)),
    );
  }
  return document.documentElement.scrollWidth;
}
