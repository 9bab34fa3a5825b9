import type { Page } from "@playwright/test";
import { hasAreas, hasReviews, richTreatment, without } from "../clinic-under-test.ts";
import { oneClinic } from "../support/one-clinic.ts";
import { expect, moving, phone, test } from "./visits.ts";

test.use(moving);

const { path } = richTreatment;
const SCRIPT = /\/AreasCarousel\.island-[\w-]+\.js$/;

test.describe("a carousel that wakes", { tag: oneClinic }, () => {
  test.skip(!hasAreas, without.areas);
  test("beneath the focus leaves it where it is, and Tab goes on from there", async ({ visit }) => {
    const { page } = await visit(path, { before: holdBack });
    const row = page.locator(".areas .carousel-viewport");
    await row.focus();
    release(page);
    await expect(page.locator(".areas .carousel[data-awake]")).toBeVisible();
    await expect(row).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(row).not.toBeFocused();
    expect(await comesAfter(page, ".areas .carousel-viewport")).toBe(true);
  });

  test("ahead of the focus moves nothing to or from it", async ({ visit }) => {
    const { page } = await visit(path, { before: holdBack });
    const button = page.locator("main a.button").first();
    await button.focus();
    await page.locator(".areas").scrollIntoViewIfNeeded();
    release(page);
    await expect(page.locator(".areas .carousel[data-awake]")).toBeVisible();
    await expect(button).toBeFocused();
  });

  test("keeps to the slide that was scrolled to by hand", async ({ visit }) => {
    const { page } = await visit(path, { ...phone, reducedMotion: "reduce", before: holdBack });
    const row = page.locator(".areas .carousel-viewport");
    await row.scrollIntoViewIfNeeded();
    const third = row.locator(".carousel-slide").nth(2);
    await row.evaluate((viewport) => viewport.scrollBy({ left: viewport.clientWidth * 2.1 }));
    await expect(third).toBeInViewport({ ratio: 0.5 });
    release(page);
    await expect(page.locator(".areas .carousel[data-awake]")).toBeVisible();
    const places = await Promise.all([row.boundingBox(), third.boundingBox()]);
    expect(Math.abs((places[0]?.x ?? 0) - (places[1]?.x ?? 99))).toBeLessThan(2);
  });
});

test("a carousel whose script does not come says so and scrolls on by hand, and the page works", {
  tag: oneClinic,
}, async ({ visit }) => {
  const { page, console } = await visit(path, {
    mayLog: /./,
    before: (page) => page.route(SCRIPT, (route) => route.abort()),
  });
  await page.locator(".areas").scrollIntoViewIfNeeded();
  await expect.poll(() => console.join()).toContain("An island broke.");
  const row = page.locator(".areas .carousel-viewport");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.locator(".header-panel summary").first().click();
  await expect(page.locator(".panel-link").first()).toBeVisible();
});

test("the reviews leave the carousel where the window grows, and come back to it", async ({
  visit,
}) => {
  test.skip(!hasReviews, without.reviews);
  const { page } = await visit(path, { viewport: phone.viewport });
  const carousel = page.locator(".testimonials .carousel");
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-awake");
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(carousel).not.toHaveAttribute("data-awake");
  await expect(page.locator(".testimonials-viewport")).toHaveAttribute("tabindex", "0");
  await page.setViewportSize(phone.viewport);
  await expect(carousel).toHaveAttribute("data-awake");
});

const held = new WeakMap<Page, () => void>();

/** For `before`: the carousels' script comes when it is released. */
async function holdBack(page: Page): Promise<void> {
  const released = new Promise<void>((resolve) => held.set(page, resolve));
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
}

function release(page: Page): void {
  held.get(page)?.();
}

function comesAfter(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((of) => {
    const place = document
      .querySelector(of)
      ?.compareDocumentPosition(document.activeElement ?? document);
    return ((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  }, selector);
}
