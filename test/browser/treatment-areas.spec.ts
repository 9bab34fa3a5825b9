import type { Page } from "@playwright/test";
import { content, withAreas } from "../clinic-under-test.ts";
import { advance, setHidden, stopClock } from "./clock.ts";
import { expect, moving, test, type Visiting, type VisitOptions } from "./visits.ts";

const { areasCarousel: words } = content.words;
/** Enough areas to move on by, three of them in sight. */
const roomy = withAreas
  .map(({ path, areas }) => ({ path, count: areas?.items.length ?? 0 }))
  .filter(({ count }) => count >= 6);
const [{ path, count } = { path: "/", count: 0 }] = roomy;
/** The first in sight when the row is at its end. */
const LAST = count - 2;

const ADVANCE_MS = 2000;
const RESUME_MS = 5000;
const SETTLE_MS = 1500;

test.describe("the treatment-areas carousel", () => {
  test.skip(roomy.length === 0, "this clinic shows no six treatment areas");
  test.use(moving);

  test("shows one area on a phone, two on a tablet and three on a desktop, and rests with reduced motion", async ({
    visit,
  }) => {
    const page = await awake(visit, path, { reducedMotion: "reduce" });
    const expected = { 390: [1], 700: [1, 2], 1280: [1, 2, 3] };
    for (const [width, areas] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const settled = () => advance(page, SETTLE_MS).then(() => inSight(page));
      await expect.poll(settled, `at ${width} px`).toEqual(areas);
    }
    await advance(page, 60_000);
    expect(await firstSettled(page)).toBe(1);
  });

  test("advances every two seconds and wraps to the first slide at the end", async ({ visit }) => {
    const page = await awake(visit, path);
    const seen: number[] = [];
    await advance(page, SETTLE_MS);
    const onwards = Array.from({ length: LAST - 1 }, (_, step) => step + 2);
    for (const _ of [...onwards, 1, 2]) {
      await advance(page, ADVANCE_MS);
      seen.push(await first(page));
    }
    expect(seen).toEqual([...onwards, 1, 2]);
  });

  test("has a dot per group of three areas that scrolls to the first of them", async ({
    visit,
  }) => {
    const { page } = await visit("about:blank", { before: stopClock });
    for (const { path, count } of roomy) {
      await page.goto(path);
      await wake(page);
      const dots = page.getByRole("button", { name: words.goTo });
      await expect(dots).toHaveCount(Math.ceil(count / 3));
      await dots.nth(1).click();
      expect(await firstSettled(page), path).toBe(4);
      await dots.last().click();
      expect(await firstSettled(page), "as far as the row goes").toBe(count - 2);
      await expect(dots.last()).toHaveAttribute("aria-current", "true");
      await dots.first().click();
      expect(await firstSettled(page)).toBe(1);
    }
  });

  test("pauses while hovered, and while a control in it has the keyboard focus", async ({
    visit,
  }) => {
    const page = await awake(visit, path);
    await page.locator(".areas .carousel-viewport").hover();
    await advance(page, ADVANCE_MS * 3);
    expect(await firstSettled(page)).toBe(1);
    await page.mouse.move(2, 2);
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(2);
    await page.getByRole("button", { name: words.goTo }).first().focus();
    await page.keyboard.press("Tab");
    await advance(page, ADVANCE_MS * 3);
    expect(await firstSettled(page)).toBe(2);
    await page.mouse.move(640, 500);
    await page.mouse.move(2, 2);
    await advance(page, ADVANCE_MS * 3);
    expect(await firstSettled(page), "though a pointer came and went").toBe(2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(3);
  });

  test("pauses for five seconds after an arrow or a dot was pressed, then resumes", async ({
    visit,
  }) => {
    const page = await awake(visit, path);
    const presses = [
      { name: words.next, target: 2, afterwards: 3 },
      { name: words.goTo, target: LAST, afterwards: 1 },
    ];
    for (const { name, target, afterwards } of presses) {
      await page.getByRole("button", { name }).last().click();
      await page.mouse.move(2, 2);
      await expectResumed(page, target, afterwards);
    }
  });

  test("says which areas are in view only while it does not move by itself", async ({ visit }) => {
    const page = await awake(visit, path);
    const status = page.locator(".areas [aria-live]");
    await advance(page, ADVANCE_MS);
    await expect(status).toHaveAttribute("aria-live", "off");
    await page.getByRole("button", { name: words.next }).click();
    await expect(status).toHaveAttribute("aria-live", "polite");
  });

  test("counts its five seconds from the last of several presses", async ({ visit }) => {
    const page = await awake(visit, path);
    for (const target of [2, 3]) {
      await page.getByRole("button", { name: words.next }).click();
      await page.mouse.move(2, 2);
      await advance(page, RESUME_MS - 1000);
      expect(await first(page)).toBe(target);
    }
    // Without the second press it would have moved on at 7 s after the first.
    await advance(page, ADVANCE_MS - 100);
    expect(await first(page)).toBe(3);
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(4);
  });

  test("skips no slides after ten minutes in a hidden tab", async ({ visit }) => {
    const page = await awake(visit, path);
    await setHidden(page, true);
    await advance(page, 600_000);
    await setHidden(page, false);
    expect(await first(page)).toBe(1);
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(2);
  });
});

/** The page with its carousel in sight and alive, its clock stopped. */
async function awake(visit: Visiting, path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(path, { ...options, before: stopClock });
  await wake(page);
  return page;
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  const carousel = page.locator(".areas .carousel");
  await carousel.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  // It hydrates once the page has rested.
  await advance(page, 500);
  await expect(carousel).toHaveAttribute("data-awake");
  await page.getByRole("button", { name: words.next }).waitFor();
}

async function expectResumed(page: Page, target: number, afterwards: number): Promise<void> {
  await advance(page, ADVANCE_MS);
  await advance(page, RESUME_MS - ADVANCE_MS - 1);
  expect(await first(page)).toBe(target);
  await advance(page, 1);
  await advance(page, ADVANCE_MS + SETTLE_MS);
  expect(await first(page)).toBe(afterwards);
}

/** The places, from 1, of the slides that lie wholly within the carousel. */
async function inSight(page: Page): Promise<number[]> {
  return page.locator(".areas .carousel-viewport").evaluate((viewport) => {
    const { left, right } = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll(".carousel-slide")].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 4 && box.right < right + 4 ? [index + 1] : [];
    });
  });
}

async function first(page: Page): Promise<number> {
  return (await inSight(page))[0] ?? 0;
}

/** Lets the slides come to rest, which takes less than the next advance. */
async function firstSettled(page: Page): Promise<number> {
  await advance(page, SETTLE_MS);
  return first(page);
}
