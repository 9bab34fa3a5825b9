import type { Page } from "@playwright/test";
import { anyTreatment, content, hasReviews, without } from "../clinic-under-test.ts";
import { advance, stopClock } from "./clock.ts";
import { swipe } from "./swipe.ts";
import { expect, moving, phone, test } from "./visits.ts";

const { testimonialsSection: words } = content.words;
const { path } = anyTreatment;

/** As specified: the content may hold more. */
const REVIEWS_ON_A_PAGE = 6;

test.skip(!hasReviews, without.reviews);
test.use(moving);

test.describe("the reviews on a phone", () => {
  test("are a carousel with six dots that marks the selected dot and centres its card", async ({
    read,
  }) => {
    const { page } = await read(path, phone);
    await comeIntoSight(page);
    const dots = page.getByRole("button", { name: words.goTo });
    await expect(dots).toHaveCount(REVIEWS_ON_A_PAGE);
    const names = await page.locator(".testimonials-row strong").allTextContents();
    expect(await marked(page)).toEqual([0]);
    for (const dot of [3, 0]) {
      await dots.nth(dot).tap();
      const said = page.locator(".testimonials [aria-live=polite]");
      await expect(said).toHaveText(names[dot] ?? "");
      expect(await centred(page)).toBe(dot);
      expect(await marked(page)).toEqual([dot]);
    }
  });

  test("can be swiped, and loop", async ({ read }) => {
    const { page } = await read(path, phone);
    await comeIntoSight(page);
    for (const [direction, card] of [
      ["left", 1],
      ["right", 0],
      ["right", REVIEWS_ON_A_PAGE - 1],
      ["left", 0],
    ] as const) {
      await swipe(page.locator(".testimonials-viewport"), direction);
      await expect.poll(() => marked(page)).toEqual([card]);
      await expect.poll(() => centred(page)).toBe(card);
    }
  });

  test("do not advance automatically", async ({ visit }) => {
    const { page } = await visit(path, { ...phone, before: stopClock });
    await scrollToReviews(page);
    await advance(page, 60_000);
    await expect(page.locator(".testimonials .carousel[data-awake]")).toBeVisible();
    await advance(page, 60_000);
    expect(await marked(page)).toEqual([0]);
  });

  test("are a natively scrolling row without JavaScript", async ({ read }) => {
    const { page } = await read(path, { ...phone, javaScriptEnabled: false });
    await expect(page.locator(".testimonials-row figure:visible")).toHaveCount(6);
    await expect(page.locator(".testimonials-viewport")).toHaveCSS("overflow-x", "auto");
    expect(await centred(page), "as after hydration").toBe(0);
  });
});

test("the reviews are a carousel only while the window is narrow", async ({ visit }) => {
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

async function scrollToReviews(page: Page): Promise<void> {
  await page.locator(".testimonials").evaluate((section) => {
    section.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

async function comeIntoSight(page: Page): Promise<void> {
  await scrollToReviews(page);
  await expect(page.locator(".testimonials .carousel[data-awake]")).toBeVisible();
}

async function marked(page: Page): Promise<number[]> {
  return page
    .getByRole("button", { name: words.goTo })
    .evaluateAll((dots) =>
      dots.flatMap((dot, index) => (dot.ariaCurrent === "true" ? [index] : [])),
    );
}

/** The place of the card whose middle is the page's, or -1. */
async function centred(page: Page): Promise<number> {
  return page.locator(".testimonials-row > li").evaluateAll((cards) =>
    cards.findIndex((card) => {
      const { left, width } = card.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2) < 3;
    }),
  );
}
