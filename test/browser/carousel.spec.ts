import type { Page } from "@playwright/test";
import { content, hasAreas, richTreatment, without } from "../clinic-under-test.ts";
import { advance, stopClock } from "./clock.ts";
import { expect, moving, phone, test } from "./visits.ts";

test.use(moving);

const { areasCarousel } = content.words;
const { path } = richTreatment;
const SCRIPT = /\/AreasCarousel\.island-[\w-]+\.js$/;

test.describe("a carousel that hydrates", () => {
  test.skip(!hasAreas, without.areas);
  test("keeps the focus in its row when it hydrates, and Tab continues from there", async ({
    visit,
  }) => {
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

  test("does not move the focus from another element when it hydrates", async ({ visit }) => {
    const { page } = await visit(path, { before: holdBack });
    const button = page.locator("main a.button").first();
    await button.focus();
    await page.locator(".areas").scrollIntoViewIfNeeded();
    release(page);
    await expect(page.locator(".areas .carousel[data-awake]")).toBeVisible();
    await expect(button).toBeFocused();
  });

  test("pauses while the pointer is over it when it hydrates", async ({ visit }) => {
    const { page } = await visit(path, {
      before: async (page) => {
        await stopClock(page);
        await holdBack(page);
      },
    });
    const row = page.locator(".areas .carousel-viewport");
    await row.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await row.hover();
    release(page);
    // It hydrates once the page has rested.
    await advance(page, 500);
    await expect(page.locator(".areas .carousel[data-awake]")).toBeVisible();
    const slides = page.locator(".areas .carousel-slides");
    const place = () => slides.evaluate((element) => element.style.transform);
    const before = await place();
    // It advances every two seconds.
    await advance(page, 2500);
    expect(await place()).toBe(before);
    await page.mouse.move(2, 2);
    await advance(page, 2500);
    expect(await place()).not.toBe(before);
  });

  test("shows its buttons after hydration, in reserved space", async ({ visit }) => {
    const { page } = await visit(path, { ...phone, before: holdBack });
    const carousel = page.locator(".areas .carousel");
    await carousel.scrollIntoViewIfNeeded();
    const height = () => carousel.evaluate((element) => element.clientHeight);
    const before = await height();
    await expect(page.locator(".carousel button:visible")).toHaveCount(0);
    release(page);
    await expect(carousel.getByRole("button", { name: areasCarousel.next })).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test("an arrow at either end of the row wraps around to the other end", async ({ visit }) => {
  const { page } = await visit(path, { ...phone, reducedMotion: "reduce" });
  await page.locator(".areas .carousel").scrollIntoViewIfNeeded();
  const dots = page.locator(".areas .carousel-dots button");
  await page.getByRole("button", { name: areasCarousel.previous }).click();
  await expect(dots.last()).toHaveAttribute("aria-current", "true");
  const last = page.locator(".areas .carousel-slide h3").last();
  await expect(page.locator(".areas [aria-live]")).toHaveText(await last.innerText());
  await page.getByRole("button", { name: areasCarousel.next }).click();
  await expect(dots.first()).toHaveAttribute("aria-current", "true");
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
