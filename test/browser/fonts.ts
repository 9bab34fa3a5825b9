import type { Page } from "@playwright/test";

/** Waits for the site's own faces. What stands in for them is the machine's, and may be missing. */
export async function showFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const missing = [...document.fonts].find(
      ({ family, status }) => status === "error" && !family.includes("stand-in"),
    );
    if (missing) throw new Error(`${missing.family} did not load`);
  });
}
