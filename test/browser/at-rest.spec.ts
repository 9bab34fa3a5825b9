/** What costs a phone's battery: a page that nobody touches works only for what is seen to move. */
import type { Page } from "@playwright/test";
import { hasReviews, paths, richTreatment, without } from "../clinic-under-test.ts";
import { oneClinic } from "../support/one-clinic.ts";
import { desktop, expect, moving, phone, test, withoutPromotion } from "./visits.ts";

const WATCHED_MS = 2000;
/** A message's turn is two or three; styled anew for every frame it would be a hundred, on a slow machine forty. */
const SOME = 12;

test.use(moving);

const before = withoutPromotion;
const places = [
  { name: "home", path: "/" },
  { name: "a treatment", path: richTreatment.path },
  { name: "contact", path: paths.contact },
];

for (const [device, screen] of Object.entries({ phone, desktop }))
  for (const { name, path } of places)
    test(`below the first screen of ${name} nothing is styled or laid out anew on a ${device}`, {
      tag: oneClinic,
    }, async ({ visit }) => {
      const { page } = await visit(path, { ...screen, before });
      // All that wakes has been near.
      await scrollThrough(page);
      for (const place of [
        page.locator("footer"),
        page.locator("#faq, #practical, #social").first(),
      ]) {
        await place.scrollIntoViewIfNeeded();
        expect(await workIn(page)).toEqual({ layouts: 0, isStyledByFrame: false });
      }
    });

test("the drifting reviews are moved by the compositor alone", { tag: oneClinic }, async ({
  visit,
}) => {
  test.skip(!hasReviews, without.reviews);
  const { page } = await visit("/", { ...desktop, before });
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  expect(await workIn(page)).toEqual({ layouts: 0, isStyledByFrame: false });
});

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
}

/** What the page does by itself for a while, once what came with the scrolling is done. */
async function workIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const count = async (name: string) => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  const counts = async () => [await count("RecalcStyleCount"), await count("LayoutCount")] as const;
  await page.waitForTimeout(WATCHED_MS / 2);
  const [styledBefore, laidOutBefore] = await counts();
  await page.waitForTimeout(WATCHED_MS);
  const [styled, laidOut] = await counts();
  await devtools.detach();
  return { layouts: laidOut - laidOutBefore, isStyledByFrame: styled - styledBefore > SOME };
}
