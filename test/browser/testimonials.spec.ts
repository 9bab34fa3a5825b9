import type { Page } from "@playwright/test";
import { anyTreatment, content, hasReviews, without } from "../clinic-under-test.ts";
import { expect, moving, phone, type Reading, type ReadOptions, test } from "./visits.ts";

const { testimonialsSection: words } = content.words;
const { path } = anyTreatment;

/** As specified: the content may hold more. */
const REVIEWS_ON_A_PAGE = 6;
const DAY_MS = 86_400_000;

test.skip(!hasReviews, without.reviews);
test.use(moving);

test.describe("the testimonials on a phone", () => {
  test("are a carousel with six dots that marks the selected dot and centres its card", async ({
    read,
  }) => {
    const page = await inSight(read, phone, true);
    const dots = page.getByRole("button", { name: words.goTo });
    await expect(dots).toHaveCount(REVIEWS_ON_A_PAGE);
    const names = await page.locator(".testimonials-row strong").allTextContents();
    expect(await marked(page)).toEqual([0]);
    for (const dot of [3, 5, 0]) {
      await dots.nth(dot).tap();
      await expect.poll(() => centred(page)).toBe(dot);
      expect(await marked(page)).toEqual([dot]);
      const said = page.locator(".testimonials [aria-live=polite]");
      await expect(said).toHaveText(names[dot] ?? "");
    }
  });

  test("can be swiped, and loop", async ({ read }) => {
    const page = await inSight(read, phone, true);
    for (const [direction, card] of [
      ["left", 1],
      ["right", 0],
      ["right", REVIEWS_ON_A_PAGE - 1],
      ["left", 0],
    ] as const) {
      await swipe(page, direction);
      await expect.poll(() => marked(page)).toEqual([card]);
      await expect.poll(() => centred(page)).toBe(card);
    }
  });

  test("do not advance automatically", async ({ read }) => {
    const page = await inSight(read, phone, true);
    await page.waitForTimeout(2500);
    expect(await marked(page)).toEqual([0]);
  });

  test("are a natively scrolling row without JavaScript", async ({ read }) => {
    const { page } = await read(path, { ...phone, javaScriptEnabled: false });
    await expect(page.locator(".testimonials-row figure:visible")).toHaveCount(6);
    await expect(page.locator(".testimonials-viewport")).toHaveCSS("overflow-x", "auto");
  });
});

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

test("the reviews are in the accessibility tree before they are scrolled into view", async ({
  read,
}) => {
  const { page } = await read("/");
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const figures = nodes.filter(({ ignored, role }) => !ignored && role?.value === "figure");
  expect(figures).toHaveLength(6);
  await devtools.detach();
});

test("the marquee of reviews stays in view on a right-to-left page", async ({ visit }) => {
  const { page } = await visit(path);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const track = page.locator(".testimonials-track");
  await track.scrollIntoViewIfNeeded();
  for (const currentTime of [0, 7500, 14_990]) {
    const isCovered = await track.evaluate((element, time) => {
      const [drift] = element.getAnimations();
      drift?.pause();
      if (drift) drift.currentTime = time;
      const { left, right } = element.getBoundingClientRect();
      return left <= 0 && right >= innerWidth;
    }, currentTime);
    expect(isCovered, `after ${currentTime} ms`).toBe(true);
  }
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
    const before = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(before - 20);
  });

  test("loop without a jump at the end of the cycle", async ({ read }) => {
    const page = await inSight(read);
    const [atStart, atEnd] = await page.locator(".testimonials-track").evaluate((track) => {
      const [animation] = track.getAnimations();
      return [0, 14_999.999].map((time, turn) => {
        if (animation) animation.currentTime = time;
        return track.children[turn]?.firstElementChild?.getBoundingClientRect().left;
      });
    });
    expect(Math.abs((atStart ?? 0) - (atEnd ?? 99))).toBeLessThan(1);
  });

  test("hide the doubled list from assistive technology and from the tab order", async ({
    read,
  }) => {
    const page = await inSight(read);
    const quotes = page.getByRole("group", { name: words.carousel }).getByRole("listitem");
    await expect(quotes).toHaveCount(REVIEWS_ON_A_PAGE);
    await expect(page.locator(".testimonials-copy :is(a, button, [tabindex])")).toHaveCount(0);
  });

  test("stop while hovered, and until further notice by their pause control", async ({ read }) => {
    const page = await inSight(read);
    await page.locator(".testimonials-viewport").hover();
    await expect.poll(() => state(page)).toBe("paused");
    await page.mouse.move(2, 2);
    await expect.poll(() => state(page)).toBe("running");
    const pause = page.getByRole("checkbox", { name: words.pause });
    await pause.press("Space");
    expect(await state(page)).toBe("paused");
    await pause.press("Space");
    expect(await state(page)).toBe("running");
  });

  test("are static and not doubled with reduced motion", async ({ read }) => {
    const page = await inSight(read, { reducedMotion: "reduce" });
    await expect(page.locator(".testimonials-track figure:visible")).toHaveCount(6);
    expect(await state(page), "no animation").toBeUndefined();
    await expect(page.getByText(words.pause)).toBeHidden();
  });

  test("are all printed exactly once", async ({ read }) => {
    const page = await inSight(read);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".testimonials-track figure:visible")).toHaveCount(6);
    const sheet = await page.locator(".testimonials").boundingBox();
    for (const card of await page.locator(".testimonials-row figure").all()) {
      const box = await card.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sheet?.width ?? 0);
    }
  });
});

async function inSight(read: Reading, options: ReadOptions = {}, isCarousel = false) {
  const { page } = await read(path, options);
  await page.locator(".testimonials").evaluate((section) => {
    section.scrollIntoView({ block: "center", behavior: "instant" });
  });
  if (isCarousel) await expect(page.locator(".testimonials .carousel[data-awake]")).toBeVisible();
  return page;
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

async function swipe(page: Page, direction: "left" | "right"): Promise<void> {
  const box = await page.locator(".testimonials-viewport").boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const [from, to] = direction === "left" ? [300, 90] : [90, 300];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 6; step++) await touch("touchMove", from + ((to - from) * step) / 6);
  await touch("touchEnd", to);
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
