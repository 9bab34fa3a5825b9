import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content, treatmentNamed } from "../../content/content.ts";
import { routes } from "../../site/routes.tsx";
import { startVisits } from "../browser/visits.ts";
import { type Stop, tabThrough } from "./tab-through.ts";

const { appointmentForm, areasCarousel, labels } = content.interface;
const antiWrinkle = treatmentNamed("anti-wrinkle");

const { visit } = startVisits();
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const still = { reducedMotion: "reduce", before: withoutPromotion } as const;

describe.each([
  ["desk", desk],
  ["phone", phone],
] as const)("on a %s", (_, size) => {
  it.each(["/", antiWrinkle.path, "/contact", "/gallery", "/non-invasive-treatments", "/location"])(
    "%s is walked through from the skip link to the end, every stop in sight and in order",
    async (path) => {
      const { page } = await visit(path, { ...size, ...still });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe(labels.skipToContent);
      expect(stops.filter(({ covered }) => covered).map(({ html }) => html)).toEqual([]);
      expect(stops.filter(({ hasRing }) => !hasRing).map(({ html }) => html)).toEqual([]);
      expect(stops.filter(isOutOfOrder).map(({ html }) => html)).toEqual([]);
      expect(stops.length).toBeGreaterThan(20);
    },
  );
});

it.each(routes)("the skip link of $path leads into the page", async ({ path }) => {
  const { page } = await visit(path, { ...desk, ...still });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  await page.keyboard.press("Tab");
  expect(await isWithinMain(page)).toBe(true);
});

it("a header panel opens and closes by keyboard, and gives the focus back", async () => {
  const { page } = await visit("/about", { ...desk, ...still });
  const summary = page.locator(".header-panel > summary").first();
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".header-panel") !== null)).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator(".header-panel[open]").count()).toBe(0);
});

it("the menu keeps the focus while it is open and gives it back", async () => {
  const { page } = await visit("/about", { ...phone, ...still });
  const button = page.getByRole("button", { name: labels.menu });
  await button.focus();
  await page.keyboard.press("Enter");
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    const isElsewhere = await page.evaluate(
      () => document.activeElement?.closest("main, footer, .call-bar, .announcement-bar") != null,
    );
    expect(isElsewhere, `after ${press + 1} presses`).toBe(false);
  }
  await page.locator("#menu a").first().focus();
  await page.keyboard.press("Escape");
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("the promotion takes the focus, keeps it, and gives it back", async () => {
  const { page } = await visit("/", desk);
  await page.locator(".home-hero a").first().focus();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(
      () => document.activeElement?.closest("main > *, footer, header, dialog, body > a")?.tagName,
    );
    expect(["DIALOG", undefined]).toContain(where);
  }
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.closest(".home-hero") !== null)).toBe(
    true,
  );
});

it("the slides are stopped and turned by keyboard", async () => {
  const { page } = await visit(antiWrinkle.path, desk);
  const areas = page.locator("section.areas");
  await areas.scrollIntoViewIfNeeded();
  await areas.locator("[data-awake]").waitFor();
  await page.getByRole("button", { name: areasCarousel.pause }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: areasCarousel.play }).waitFor();
  await page.getByRole("button", { name: areasCarousel.next }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() =>
      areas
        .locator(".carousel-slide")
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().right),
    )
    .toBeLessThan(640);
});

it("a refused form takes the visitor to the first field that is missing, not beneath the header", async () => {
  const { page } = await visit("/contact", { ...phone, ...still });
  await page.getByRole("button", { name: appointmentForm.submit }).focus();
  await page.keyboard.press("Enter");
  const top = await page.locator(":focus").evaluate((field) => field.getBoundingClientRect().top);
  const header = await page
    .locator(".site-header")
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await page.locator(":focus").getAttribute("name")).toBe("firstName");
  expect(top).toBeGreaterThanOrEqual(header);
});

/** Further on in the document, or a positive tabindex would have brought it here. */
function isOutOfOrder(stop: Stop): boolean {
  return stop.isBeforeLast;
}

function isWithinMain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest("main") !== null);
}

function withoutPromotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => sessionStorage.setItem("promotion-dismissed", ""));
}
