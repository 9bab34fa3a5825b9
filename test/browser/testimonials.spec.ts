import type { Page } from "@playwright/test";
import { anyTreatment, content, hasReviews, without } from "../clinic-under-test.ts";
import { expect, moving, type Reading, type ReadOptions, test } from "./visits.ts";

const { testimonialsSection: words } = content.words;
const { path } = anyTreatment;

/** As specified: the content may hold more. */
const REVIEWS_ON_A_PAGE = 6;
const DAY_MS = 86_400_000;

test.skip(!hasReviews, without.reviews);
test.use(moving);

test("a review shows its age in weeks by the visitor's clock, with the date in its title", async ({
  visit,
}) => {
  const { page } = await visit("/");
  const when = page.locator(".testimonials-row time").first();
  await expect(when).toHaveAttribute("title", /^\w+ \d{1,2}, \d{4}$/);
  const day = Date.parse((await when.getAttribute("datetime")) ?? "");
  await page.clock.setFixedTime(day + 70.5 * DAY_MS);
  await page.locator(".testimonials").scrollIntoViewIfNeeded();
  await expect(when).toHaveText("10 weeks ago");
  await page.clock.setFixedTime(day + 77.5 * DAY_MS);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(when, "in a tab that stays open").toHaveText("11 weeks ago");
});

test.describe("the testimonials on wider screens", () => {
  test("are an endless marquee over a doubled list with a cycle of 15 s, without JavaScript", async ({
    read,
  }) => {
    const page = await inSight(read, { viewport: { width: 800, height: 900 } });
    const track = page.locator(".testimonials-track");
    await expect(track).toHaveCSS("animation", /^15s linear infinite/);
    await expect(track.locator("figure")).toHaveCount(2 * REVIEWS_ON_A_PAGE);
    await expect(page.locator(".testimonials .carousel[data-awake]")).toHaveCount(0);
    const quotes = page.getByRole("group", { name: words.carousel }).getByRole("listitem");
    await expect(quotes, "the double is for the eye alone").toHaveCount(REVIEWS_ON_A_PAGE);
    await expect(page.locator(".testimonials-copy :is(a, button, [tabindex])")).toHaveCount(0);
    const before = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(before - 20);
    const [atStart, atEnd] = await track.evaluate((element) => {
      const [animation] = element.getAnimations();
      return [0, 14_999.999].map((time, turn) => {
        if (animation) animation.currentTime = time;
        return element.children[turn]?.firstElementChild?.getBoundingClientRect().left;
      });
    });
    expect(Math.abs((atStart ?? 0) - (atEnd ?? 99)), "the jump at its end").toBeLessThan(1);
  });

  test("stop while hovered, and can be scrolled while motion is paused", async ({ read }) => {
    const page = await inSight(read);
    const viewport = page.locator(".testimonials-viewport");
    await viewport.hover();
    await expect.poll(() => state(page)).toBe("paused");
    await page.mouse.move(2, 200);
    await expect.poll(() => state(page)).toBe("running");
    const motion = page.locator("#pause-motion");
    await motion.press("Space");
    await page.locator(".testimonials").evaluate((section) => {
      section.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const scrolledTo = () => viewport.evaluate(({ scrollLeft }) => scrollLeft);
    await viewport.hover();
    await page.mouse.wheel(300, 0);
    // It stops with a card in the middle, up to half a card of 408 px before or after those 300.
    await expect.poll(scrolledTo, "the others can be scrolled to").toBeGreaterThan(90);
    await page.mouse.move(2, 200);
    await motion.evaluate((box: HTMLInputElement) => box.click());
    expect(await scrolledTo(), "a scrolled row would end in a gap").toBe(0);
    expect(await state(page)).toBe("running");
  });

  test("are static and not doubled with reduced motion", async ({ read }) => {
    const page = await inSight(read, { reducedMotion: "reduce" });
    await expect(page.locator(".testimonials-track figure:visible")).toHaveCount(6);
    expect(await state(page), "no animation").toBeUndefined();
  });
});

async function inSight(read: Reading, options: ReadOptions = {}) {
  const { page } = await read(path, options);
  await page.locator(".testimonials").evaluate((section) => {
    section.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return page;
}

async function left(page: Page): Promise<number> {
  return page
    .locator(".testimonials-track")
    .evaluate((track) => track.getBoundingClientRect().left);
}

async function state(page: Page): Promise<string | undefined> {
  return page
    .locator(".testimonials-track")
    .evaluate((track) => track.getAnimations()[0]?.playState);
}
