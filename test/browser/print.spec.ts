import type { Page } from "@playwright/test";
import {
  anyTreatment,
  hasAreas,
  hasReviews,
  richTreatment,
  site,
  without,
} from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

/** Shows a page as it is printed. */
async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".site-header")).toBeHidden();
}

/** A Letter sheet between its margins of 18 mm. */
const sheet = { width: 680, height: 900 };

test.describe("on paper", () => {
  test("text uses most of the sheet's width, and the treatments to compare are named", async ({
    read,
  }) => {
    const { page } = await read(anyTreatment.path, { viewport: sheet });
    await printed(page);
    const answer = page.locator(".faq-list p").first();
    const { width } = (await answer.boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(0.9 * sheet.width);
    const links = page.locator(".related-treatments a");
    await expect(links.first()).toHaveText(/\w/);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });

  test("the answers, the days after and the risks are unfolded", async ({ read }) => {
    const { path, faqs, recovery } = site.links.getTreatment(anyTreatment.slug);
    // Nothing of it needs a script.
    const { page } = await read(path, { viewport: sheet, javaScriptEnabled: false });
    await printed(page);
    const texts = [
      ...faqs.map(({ answer }) => answer),
      ...recovery.moments.map(({ look }) => look),
    ];
    for (const text of texts) {
      const box = await page.getByText(text).boundingBox();
      expect(box?.height, text).toBeGreaterThan(10);
    }
    await expect(page.locator(".urgent")).toBeVisible();
  });

  test("navigation, buttons and the form are left out", async ({ read }) => {
    const { page } = await read("/contact", { viewport: sheet });
    await printed(page);
    for (const part of [".site-header", "nav", ".top-bar", "form", ".button", ".call-bar"])
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    // Light on dark on the screen.
    await expect(page.locator(".footer-grid dd").last()).toHaveCSS("color", "rgb(0, 0, 0)");
  });

  test("a sheet in landscape has each review once", async ({ read }) => {
    test.skip(!hasReviews, without.reviews);
    const wide = { width: sheet.height, height: sheet.width };
    const { page } = await read("/", { viewport: wide, reducedMotion: "no-preference" });
    await printed(page);
    await expect(page.locator(".testimonials blockquote:visible")).toHaveCount(6);
  });

  for (const [section, path, slide, missing] of [
    [".testimonials", "/", ".testimonials-row > li", !hasReviews && without.reviews],
    [".areas", richTreatment.path, ".carousel-slide", !hasAreas && without.areas],
  ] as const)
    test(`the slides of ${section} are in three columns, beginning with the first`, async ({
      read,
    }) => {
      test.skip(Boolean(missing), missing || "");
      const { page } = await read(path, { viewport: sheet });
      const part = page.locator(section);
      await part.evaluate((whole) => whole.scrollIntoView({ behavior: "instant" }));
      await expect(part.locator(".carousel[data-awake]")).toBeVisible();
      await part.locator(".carousel-dots button").last().click();
      await printed(page);
      const lefts = await part.locator(slide).evaluateAll((all) => {
        const start = all[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
        return all.map((card) => Math.round(card.getBoundingClientRect().left - start));
      });
      const [first, second, third] = lefts;
      expect(first).toBe(0);
      expect(lefts).toEqual(lefts.map((_, index) => [first, second, third][index % 3]));
      expect(new Set([first, second, third]).size).toBe(3);
    });
});
