import type { Page } from "@playwright/test";

/** For `before`: answers each page as a static host does that ignores the query. */
export function withoutQuery(page: Page): Promise<unknown> {
  return page.route(/\?(service|show)=/, async (route) => {
    const url = route.request().url().split("?")[0] ?? "";
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}
