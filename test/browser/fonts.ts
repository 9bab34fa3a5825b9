import type { Page } from "@playwright/test";
import { mayLog } from "./templates.ts";

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

/** Options of a visit with system fonts only. When a web font arrives, a heading may break into another number of lines, which depends on the machine's fonts and speed. */
export const withoutWebFonts = {
  before: (page: Page) => page.route("**/*.woff2", (route) => route.abort()),
  mayLog: RegExp(`${mayLog.source}|ERR_FAILED`),
};
