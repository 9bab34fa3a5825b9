import { expect, type Page } from "@playwright/test";

/** Shows a page as it is printed. */
export async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".site-header")).toBeHidden();
}
