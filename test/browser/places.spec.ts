import type { Page } from "@playwright/test";
import { lastListing, paths, posts } from "../clinic-under-test.ts";
import { desktop, expect, phone, test } from "./visits.ts";

const places = [
  "/#services",
  ...(posts.length > 0 ? ["/#social"] : []),
  `${lastListing.path}#comparison`,
  `${paths.contact}#book`,
];

for (const place of places) {
  test(`a link to ${place} shows it below the header while the page arrives`, async ({ read }) => {
    for (const screen of [desktop, phone]) {
      const { page } = await read(paths.sent, screen);
      let arrive = () => {};
      const rest = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\.(?:avif|jpg|woff2)$/, async (route) => {
        await rest;
        await route.continue();
      });
      await page.goto(place, { waitUntil: "domcontentloaded" });
      await expect.poll(() => placeOnScreen(page), "before the pictures").toBe("below the header");
      arrive();
      await page.waitForLoadState();
      await expect.poll(() => placeOnScreen(page), "with the pictures").toBe("below the header");
    }
  });
}

/** Where the target of the address is; for what can be folded, where its heading is. */
function placeOnScreen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const target = document.querySelector(location.hash);
    const { top } = (target?.closest("details") ?? target ?? document.body).getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    if (top < header) return `${header - top} px under the header`;
    return top < innerHeight / 2 ? "below the header" : `${top} px from the top`;
  });
}
