import type { Page } from "@playwright/test";

export const USUAL_TEXT_PX = 16;

/** The browser's own setting for text; a media query in rem follows it too. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  // The site's own text is larger than the browser's: a sixteenth, three sixteenths on the widest screens.
  const isSet = (px: number) => {
    const ratio = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / px;
    return ratio > 1 && ratio < 1.2;
  };
  if (await page.evaluate(isSet, px)) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await page.waitForFunction(isSet, px);
}
