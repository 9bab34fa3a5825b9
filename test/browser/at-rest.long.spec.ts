/** What costs a phone's battery: a page that nobody touches works only for what is seen to move. */
import type { CDPSession, Page } from "@playwright/test";
import { hasFilm, hasReviews, paths, richTreatment, without } from "../clinic-under-test.ts";
import { desktop, expect, moving, phone, test, withoutPromotion } from "./visits.ts";

const WATCHED_MS = 2000;
/** Near what drifts above the screen it is up to nine, a message's turn is three; styled anew for every frame it would be a hundred, on a slow machine forty. */
const SOME = 12;
/** A picture may come late on a slow machine: what moves for ever does so in the next two seconds, too. */
const untilQuiet = { timeout: 25_000, intervals: [0] };

test.use(moving);

const before = withoutPromotion;
const places = [
  { name: "home", path: "/" },
  { name: "a treatment", path: richTreatment.path },
  { name: "contact", path: paths.contact },
];

for (const [device, screen] of Object.entries({ phone, desktop }))
  for (const { name, path } of places)
    test(`below the first screen of ${name} nothing is styled, laid out or drawn anew on a ${device}`, async ({
      visit,
    }) => {
      const { page } = await visit(path, { ...screen, before });
      // All that wakes has been near.
      await scrollThrough(page);
      for (const place of [page.locator("footer"), page.locator("#faq, #visit, #social").first()]) {
        // What stands before it may drift: it is above the screen.
        await place.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
        await expect
          .poll(() => workIn(page), untilQuiet)
          .toEqual({ layouts: 0, isStyledByFrame: false, isDrawn: false });
      }
    });

test.describe("what is seen to move is moved by the compositor alone:", () => {
  test("the drifting reviews", async ({ visit }) => {
    test.skip(!hasReviews, without.reviews);
    const { page } = await visit("/", { ...desktop, before });
    await page.locator(".testimonials-track").scrollIntoViewIfNeeded();
    await expectOnlyDrawn(page);
  });

  test("the film and the announcements", async ({ visit }) => {
    test.skip(!hasFilm, without.film);
    const { page } = await visit("/", { ...phone, before });
    await expect(page.locator(".home-hero-film video")).toHaveAttribute("data-playing");
    await expectOnlyDrawn(page);
  });
});

function expectOnlyDrawn(page: Page): Promise<void> {
  return expect
    .poll(() => workIn(page), untilQuiet)
    .toEqual({ layouts: 0, isStyledByFrame: false, isDrawn: true });
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
}

/** What the page does by itself for a while. */
async function workIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const count = async (name: string) => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  const counts = async () => [await count("RecalcStyleCount"), await count("LayoutCount")] as const;
  const [styledBefore, laidOutBefore] = await counts();
  await page.waitForTimeout(WATCHED_MS);
  const [styled, laidOut] = await counts();
  const isDrawn = await isDrawnAnew(page, devtools);
  await devtools.detach();
  return {
    layouts: laidOut - laidOutBefore,
    isStyledByFrame: styled - styledBefore > SOME,
    isDrawn,
  };
}

/** The browser sends a picture at the start, and one for each frame that differs. It works for that itself, so nothing else is counted meanwhile. */
async function isDrawnAnew(page: Page, devtools: CDPSession): Promise<boolean> {
  let pictures = 0;
  devtools.on("Page.screencastFrame", ({ sessionId }) => {
    pictures++;
    // The last may come when the session has just ended.
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await devtools.send("Page.startScreencast", { format: "jpeg", quality: 1, maxWidth: 100 });
  await page.waitForTimeout(WATCHED_MS);
  return pictures > 1;
}
