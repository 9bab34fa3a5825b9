import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content, treatmentNamed } from "../../content/content.ts";
import { advance, setHidden, stopClock } from "./clock.ts";
import { desk, phone, startVisits, type VisitOptions } from "./visits.ts";

const { areasCarousel: words } = content.interface;
const dermalFiller = treatmentNamed("dermal-filler");
const injectableFacials = treatmentNamed("injectable-facials");

const { visit } = startVisits();
const tablet = { viewport: { width: 700, height: 900 } };
const ADVANCE_MS = 2000;
const RESUME_MS = 5000;
const SETTLE_MS = 1500;

describe("the treatment-areas carousel", () => {
  it.each([
    ["one area on a phone", phone, [1]],
    ["two on a tablet", tablet, [1, 2]],
    ["three on a desk", desk, [1, 2, 3]],
  ])("shows %s", async (_, options, expected) => {
    const page = await awake(dermalFiller.path, options);
    expect(await inSight(page)).toEqual(expected);
  });

  it("moves on every two seconds and returns to the first at the end", async () => {
    const page = await awake(dermalFiller.path);
    const seen: number[] = [];
    await advance(page, SETTLE_MS);
    for (let step = 0; step < 5; step++) {
      await advance(page, ADVANCE_MS);
      seen.push(await first(page));
    }
    expect(seen).toEqual([2, 3, 4, 1, 2]);
  });

  it("moves on the real clock", async () => {
    const { page } = await visit(dermalFiller.path);
    await page.locator(".carousel").first().scrollIntoViewIfNeeded();
    await expect.poll(() => inSight(page), { timeout: 8000 }).toEqual([2, 3, 4]);
    await expect.poll(() => inSight(page), { timeout: 8000 }).toEqual([3, 4, 5]);
  });

  it.each([
    [dermalFiller, 2, 4],
    [injectableFacials, 3, 5],
  ])(
    "has a dot per three areas, each leading to the first of them: $name",
    async (treatment, count, last) => {
      const page = await awake(treatment.path);
      const dots = page.getByRole("button", { name: words.goTo });
      expect(await dots.count()).toBe(count);
      await dots.nth(1).click();
      expect(await firstSettled(page)).toBe(4);
      await dots.last().click();
      expect(await firstSettled(page), "as far as the row goes").toBe(last);
      expect(await dots.last().getAttribute("aria-current")).toBe("true");
      await dots.first().click();
      expect(await firstSettled(page)).toBe(1);
    },
  );

  it("rests under the pointer and goes on after it", async () => {
    const page = await awake(dermalFiller.path);
    await page.locator(".carousel-viewport").hover();
    await advance(page, ADVANCE_MS * 3);
    expect(await firstSettled(page)).toBe(1);
    await page.mouse.move(2, 2);
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(2);
  });

  it("rests while a part of it has the keyboard's focus", async () => {
    const page = await awake(dermalFiller.path);
    await page.getByRole("button", { name: words.pause }).focus();
    await page.keyboard.press("Tab");
    await advance(page, ADVANCE_MS * 3);
    expect(await firstSettled(page)).toBe(1);
    await page.mouse.move(640, 500);
    await page.mouse.move(2, 2);
    await advance(page, ADVANCE_MS * 3);
    expect(await firstSettled(page), "though a pointer came and went").toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(2);
  });

  it.each([
    ["an arrow", words.next, 2],
    ["a dot", words.goTo, 4],
  ])("rests five seconds after %s was pressed, then goes on", async (_, name, target) => {
    const page = await awake(dermalFiller.path);
    await page.getByRole("button", { name }).last().click();
    await page.mouse.move(2, 2);
    await advance(page, RESUME_MS - 1);
    expect(await first(page)).toBe(target);
    await advance(page, 1);
    await advance(page, ADVANCE_MS + SETTLE_MS);
    expect(await first(page)).toBe(target === 4 ? 1 : target + 1);
  });

  it("goes on five seconds after an arrow was touched", async () => {
    const page = await awake(dermalFiller.path, phone);
    await page.getByRole("button", { name: words.next }).tap();
    await advance(page, RESUME_MS - 1);
    expect(await first(page)).toBe(2);
    await advance(page, 1);
    await advance(page, ADVANCE_MS + SETTLE_MS);
    expect(await first(page)).toBe(3);
  });

  it("stays where it is once it was stopped, arrows notwithstanding", async () => {
    const page = await awake(dermalFiller.path);
    await page.getByRole("button", { name: words.pause }).click();
    await page.getByRole("button", { name: words.next }).click();
    await page.mouse.move(2, 2);
    await advance(page, 60_000);
    expect(await firstSettled(page)).toBe(2);
    expect(await live(page)).toBe("polite");
    await page.getByRole("button", { name: words.play }).click();
    await page.mouse.move(2, 2);
    expect(await live(page)).toBe("off");
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(3);
  });

  it("stands still where less motion is asked for", async () => {
    const page = await awake(dermalFiller.path, { reducedMotion: "reduce" });
    await advance(page, 60_000);
    expect(await firstSettled(page)).toBe(1);
    expect(await page.getByRole("button", { name: words.play }).count()).toBe(1);
  });

  it("makes up for nothing after ten minutes in a hidden tab", async () => {
    const page = await awake(injectableFacials.path);
    await setHidden(page, true);
    await advance(page, 600_000);
    await setHidden(page, false);
    expect(await first(page)).toBe(1);
    await advance(page, ADVANCE_MS);
    expect(await firstSettled(page)).toBe(2);
  });

  it("names its slides by their place", async () => {
    const page = await awake(dermalFiller.path);
    const carousel = page.getByRole("group", { name: words.name });
    expect(await carousel.getAttribute("aria-roledescription")).toBe("carousel");
    expect(await carousel.getByRole("group", { name: "1 of 6" }).count()).toBe(1);
    const [first] = await carousel.getByRole("button").all();
    expect(await first?.getAttribute("aria-label"), "rotation comes first").toBe(words.pause);
  });

  it("is a row to scroll by hand without script, every area in it", async () => {
    const { page } = await visit(dermalFiller.path, { javaScriptEnabled: false });
    expect(await page.locator(".carousel-slide").count()).toBe(6);
    const overflow = await page
      .locator(".carousel-viewport")
      .evaluate((viewport) => getComputedStyle(viewport).overflowX);
    expect(overflow).toBe("auto");
  });
});

/** The page with its carousel in sight and alive, its clock stopped. */
async function awake(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(path, { ...options, before: stopClock });
  await page.mouse.move(2, 2);
  const island = page.locator("[data-island=TreatmentAreasCarousel]");
  await island.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await page.waitForFunction(() =>
    document.querySelector("[data-island=TreatmentAreasCarousel][data-awake]"),
  );
  await page.getByRole("button", { name: new RegExp(`${words.pause}|${words.play}`) }).waitFor();
  return page;
}

/** The places, from 1, of the slides that lie wholly within the carousel. */
async function inSight(page: Page): Promise<number[]> {
  return page.locator(".carousel-viewport").evaluate((viewport) => {
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

async function live(page: Page): Promise<string | null> {
  return page.locator(".carousel-slides").getAttribute("aria-live");
}
