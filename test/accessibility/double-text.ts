import type { Page } from "@playwright/test";

const DOUBLED_PX = 32;

/** The browser's own setting for text, at twice its default of 16 px; a media query in rem follows it too. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: DOUBLED_PX } });
  await page.waitForFunction(
    (size) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= size,
    DOUBLED_PX,
  );
}
