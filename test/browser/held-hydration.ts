import type { Page } from "@playwright/test";

/** For the `before` of a visit: no island hydrates until `held` is resolved. */
export function holdHydration(held: Promise<void>) {
  return (page: Page) =>
    page.route(/\/assets\/hydrate-[\w-]+\.js$/, (route) => held.then(() => route.continue()));
}
