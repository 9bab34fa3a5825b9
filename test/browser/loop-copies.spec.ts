import type { Page } from "@playwright/test";
import { hasReviews, site, without } from "../clinic-under-test.ts";
import { expect, moving, type Reading, test } from "./visits.ts";

const { announcements } = site.derived;

test.use(moving);

test.describe("the copy of a loop", () => {
  test.skip(!hasReviews, without.reviews);

  test("fills a window of any width with the reviews, during the whole cycle", async ({ read }) => {
    for (const width of [1920, 3440, 5120]) {
      const page = await atReviews(read, width);
      const gaps = await page.locator(".testimonials-track").evaluate((track) =>
        [0, 3000, 7500, 14_990].map((time) => {
          for (const animation of track.getAnimations()) animation.currentTime = time;
          return innerWidth - track.getBoundingClientRect().right;
        }),
      );
      expect(Math.max(...gaps), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test("is not text: a review is found and copied once", async ({ read }) => {
    const page = await atReviews(read, 1280);
    const review = (await page.locator(".testimonials-row p").first().textContent()) ?? "";
    expect(await timesFound(page, review)).toBe(1);
    const copied = await page.locator(".testimonials").evaluate((section) => {
      getSelection()?.selectAllChildren(section);
      return String(getSelection());
    });
    expect(copied.split(review)).toHaveLength(2);
  });

  test("is not text: the last announcement is found once", async ({ read }) => {
    test.skip(announcements.length < 2, "this clinic has no announcements that rotate");
    const { page } = await read("/privacy");
    expect(await timesFound(page, announcements.at(-1)?.text ?? "")).toBe(1);
  });
});

async function atReviews(read: Reading, width: number): Promise<Page> {
  const { page } = await read("/", { viewport: { width, height: 900 } });
  await page.locator(".testimonials").scrollIntoViewIfNeeded();
  return page;
}

/** How often the browser's search in the page finds a text. */
function timesFound(page: Page, text: string): Promise<number> {
  return page.evaluate((text) => {
    const { find } = window as unknown as { find: (text: string, matchCase: boolean) => boolean };
    getSelection()?.removeAllRanges();
    let times = 0;
    while (times < 9 && find.call(window, text, true)) times++;
    return times;
  }, text);
}
