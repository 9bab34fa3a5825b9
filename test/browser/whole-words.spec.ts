import { everyPage, mayLog } from "./templates.ts";
import { expect, test } from "./visits.ts";

for (const { path, tag } of everyPage) {
  test(`no range of figures breaks over two lines: ${path}`, { tag }, async ({ read }) => {
    for (const width of [320, 390]) {
      const { page } = await read(path, { mayLog, viewport: { width, height: 844 } });
      expect(await page.evaluate(brokenRanges), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(tornTexts), `at ${width} px`).toEqual([]);
    }
  });
}

/** The ranges of the page, also of what is folded, whose figures are on two lines. */
function brokenRanges(): string[] {
  for (const folded of document.querySelectorAll("details")) {
    folded.removeAttribute("name");
    folded.open = true;
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: figures, index } of text.data.matchAll(/\d+–\d+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + figures.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(text.data);
    }
  }
  return broken;
}

/** The texts of a flex or grid row in which a word that is kept whole would become an item of its own. */
function tornTexts(): string[] {
  return Array.from(document.querySelectorAll(".whole-word"), ({ parentElement }) => parentElement)
    .filter((parent) => /flex|grid/.test(parent ? getComputedStyle(parent).display : ""))
    .filter((parent) => [...(parent?.childNodes ?? [])].some((one) => one.nodeType === 3))
    .map((parent) => parent?.textContent ?? "");
}
