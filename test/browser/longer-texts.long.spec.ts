import type { Page } from "@playwright/test";
import { contentFolder } from "../../site/content/folder.ts";
import { showFonts } from "./fonts.ts";
import { longer, namesIn } from "./longer.ts";
import { beyondTheirBox, cutOff, widthBeyond } from "./reflow.ts";
import { mayLog, templates } from "./templates.ts";
import { expect, test } from "./visits.ts";

const names = new Set(namesIn(contentFolder));

for (const [name, path] of Object.entries(templates)) {
  test(`${name} fits texts that are a third longer at 320 px`, async ({ read }) => {
    // React hydrates over words that are no longer its own, and says so.
    const { page } = await read(path, { mayLog: new RegExp(`${mayLog.source}|React error #418`) });
    await page.setViewportSize({ width: 320, height: 640 });
    await lengthenTexts(page);
    await showFonts(page);
    expect.soft(await widthBeyond(page), "sideways").toBe(0);
    expect.soft(await cutOff(page), "cut off").toEqual([]);
    expect.soft(await beyondTheirBox(page), "beyond their box").toEqual([]);
  });
}

/** Every text of the page, names and numbers excepted. */
async function lengthenTexts(page: Page): Promise<void> {
  const texts = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter(({ parentElement }) => !parentElement?.closest("script, style, noscript"));
  });
  const written = await texts.evaluate((all) => all.map(({ data }) => data));
  const changed = written.map((text) => (isName(text) ? text : longer(text)));
  await texts.evaluate((all, now) => {
    for (const [index, text] of all.entries()) text.data = now[index] ?? "";
  }, changed);
}

function isName(text: string): boolean {
  return names.has(text.trim()) || !/[a-z]/i.test(text);
}
