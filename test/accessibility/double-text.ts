import type { Page } from "playwright-core";

/** The browser's own setting for text, at twice its default of 16 px; a media query in rem follows it too. */
export async function doubleText(page: Page): Promise<void> {
  await setTextSize(page, 32);
}

export async function resetText(page: Page): Promise<void> {
  await setTextSize(page, 16);
}

async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await page.waitForFunction(
    (size) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / size > 1,
    standard,
  );
}
