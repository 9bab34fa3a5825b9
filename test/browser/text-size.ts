import type { Page } from "@playwright/test";

const SIZES_PX = { "as usual": 16, doubled: 32 };

/** The browser's own setting for text; a media query in rem follows it too. */
export async function setTextSize(page: Page, size: keyof typeof SIZES_PX): Promise<void> {
  const isSet = (isDoubled: boolean) =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32 === isDoubled;
  const isDoubled = size === "doubled";
  if (await page.evaluate(isSet, isDoubled)) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: SIZES_PX[size] } });
  await page.waitForFunction(isSet, isDoubled);
}
