import type { Page } from "@playwright/test";

/** Shows the site's own faces: the text's are optional, and a busy machine would go without them. A fallback font is the machine's. */
export async function showFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        const style = rule instanceof CSSFontFaceRule && rule.style;
        // Setting it has Chromium choose anew.
        if (style && style.getPropertyValue("font-display") === "optional")
          style.setProperty("font-display", "block");
      }
    }
    await document.fonts.ready;
    const missing = [...document.fonts].find(
      ({ family, status }) => status === "error" && !family.includes("fallback"),
    );
    if (missing) throw new Error(`${missing.family} did not load`);
  });
}
