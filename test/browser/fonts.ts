import type { BrowserContext, Page } from "@playwright/test";

/** For `before`, or of a whole context: makes the page wait for its fonts. They are optional, and a busy machine would not show them. */
export async function waitForFonts(browsed: Page | BrowserContext): Promise<void> {
  await browsed.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll("font-display:optional", "font-display:block");
      // The policy names the styles by their hash.
      const { "content-security-policy": _, ...headers } = response.headers();
      return route.fulfill({ response, headers, body });
    },
  );
}

/** Resolves when all the site's fonts have loaded; a fallback font is the machine's. */
export async function fontsAreReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const missing = [...document.fonts].find(
      ({ family, status }) => status === "error" && !family.includes("fallback"),
    );
    if (missing) throw new Error(`${missing.family} did not load`);
  });
}
