import type { Page } from "@playwright/test";

/** Resolves when the page shows all the site's fonts, which are optional: a busy machine would not show them. A fallback font is the machine's. */
export async function fontsAreReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const font of document.fonts) font.display = "block";
    await document.fonts.ready;
    const missing = [...document.fonts].find(
      ({ family, status }) => status === "error" && !family.includes("fallback"),
    );
    if (missing) throw new Error(`${missing.family} did not load`);
  });
}
