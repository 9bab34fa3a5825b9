import type { Page } from "@playwright/test";

export const USUAL_TEXT_PX = 16;

/** The browser's own setting for text; a media query in rem follows it too. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  // The site's own text is a sixteenth larger than the browser's.
  const isSet = (px: number) =>
    Math.abs(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) - px) < px / 10;
  if (await page.evaluate(isSet, px)) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await page.waitForFunction(isSet, px);
}
