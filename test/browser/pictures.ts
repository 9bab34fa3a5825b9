import type { Page } from "@playwright/test";

/** Loads those further down, too, which a browser leaves until they come near. */
export function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
}
