import { expect, type Page } from "@playwright/test";

/** Shows a page as it is printed. The styles for that come with the first key, once the script listens. */
export async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(async () => {
    await page.keyboard.press("Control");
    await expect(page.locator(".site-header")).toBeHidden({ timeout: 500 });
  }).toPass();
}
