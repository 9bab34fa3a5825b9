import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { content, paths, promotion, site, without } from "../clinic-under-test.ts";
import { onMachinesClock, stopClock } from "./clock.ts";
import { expect, moving, phone, test } from "./visits.ts";
import { scriptStarted } from "./wake-islands.ts";

const { labels } = content.words;

const DELAY_MS = 3000;

test.describe("the promotion", () => {
  test.skip(!promotion, without.promotion);

  test("appears three seconds after the load, on the real clock", async ({ visit }) => {
    const { page } = await visit("/");
    await expect(dialog(page)).toBeVisible();
    const sinceLoad = await page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.now() - (load?.loadEventStart ?? 0);
    });
    expect(sinceLoad).toBeGreaterThanOrEqual(DELAY_MS);
  });

  test("is not the largest contentful paint, even if its picture loads late", async ({ visit }) => {
    const { page } = await visit("/", {
      ...phone,
      ...moving.contextOptions,
      before: (page) =>
        page.route(new RegExp(`/${promotion?.photo}-`), async (route) => {
          await setTimeout(1000);
          await route.continue();
        }),
    });
    await expect(dialog(page)).toBeVisible();
    const paints = await page.evaluate(async () => {
      const dialog = document.querySelector("dialog");
      await dialog?.querySelector("img")?.decode();
      await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
      // It is told some frames after the paint.
      await new Promise((resolve) => window.setTimeout(resolve, 500));
      return entries
        .map((entry) => (entry as LargestContentfulPaint).element)
        .filter((element) => element?.closest("dialog"))
        .map((element) => element?.outerHTML);
    });
    expect(paints).toEqual([]);
  });

  test("is hidden until three seconds, then a named modal dialog with the focus", async ({
    visit,
  }) => {
    const { page } = await visit("/", { before: stopClock });
    await atRest(page);
    await page.clock.runFor(DELAY_MS - 1);
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator("dialog:modal :focus")).toHaveCount(1);
    await expect(
      dialog(page).locator(":is(a, button):focus"),
      "a ring that nobody asked for",
    ).toHaveCount(0);
    await expect(dialog(page).getByRole("link"), "one offer").toHaveCount(1);
    await expect(dialog(page).getByRole("button"), "one way out").toHaveCount(1);
    await expect(page.getByRole("dialog", { name: /\w/ })).toHaveCount(1);
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(isFocusBehindDialog), `after ${press + 1} presses`).toBe(false);
    }
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await dialog(page).getByRole("heading").click();
    await expect(dialog(page), "after a press inside of it").toBeVisible();
  });

  for (const [name, close] of [
    [
      "its close button",
      (page: Page) =>
        dialog(page)
          .getByRole("button", { name: promotion?.close ?? "" })
          .click(),
    ],
    ["the backdrop", (page: Page) => page.mouse.click(8, 8)],
    ["Esc", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`closes by ${name}, restores the focus and stays closed on the visitor's next pages`, async ({
      visit,
    }) => {
      const { page, context } = await visit("/", { before: stopClock });
      await atRest(page);
      const before = page
        .getByRole("banner")
        .getByRole("link", { name: site.links.pageLinks.contact.label, exact: true });
      await before.focus();
      await page.clock.runFor(DELAY_MS);
      await expect(dialog(page)).toBeVisible();
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(before).toBeFocused();
      // The browser stores it with the close event, a moment later.
      await page.waitForFunction(() => sessionStorage.length > 0);
      await page.goto(paths.about);
      await page.goto("/");
      await atRest(page);
      await page.clock.runFor(DELAY_MS * 3);
      await expect(dialog(page)).toBeHidden();
      const another = await context.newPage();
      await stopClock(another);
      await another.goto("/");
      await atRest(another);
      await another.clock.runFor(DELAY_MS);
      await expect(dialog(another)).toBeVisible();
    });
  }

  test("appears again after a reload of home", async ({ visit }) => {
    const { page } = await visit("/", { before: onMachinesClock });
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(dialog(page)).toBeVisible();
  });

  test("leads to the form and stays closed afterwards", async ({ visit }) => {
    const { page } = await visit("/", { before: stopClock });
    await atRest(page);
    await page.clock.runFor(DELAY_MS);
    await dialog(page)
      .getByRole("link", { name: promotion?.action ?? "" })
      .click();
    await page.waitForURL("**/contact?service=consultation#book");
    // Not by the Back button, which may restore the page as it was left.
    await page.goto("/");
    await atRest(page);
    await page.clock.runFor(DELAY_MS * 3);
    await expect(dialog(page)).toBeHidden();
  });

  test("waits while a header panel is open", async ({ visit }) => {
    const { page } = await visit("/", { before: stopClock });
    await atRest(page);
    await page.locator(".header-panel summary").first().click();
    await page.clock.runFor(DELAY_MS * 2);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
  });

  test("waits while the menu is open on a phone", async ({ visit }) => {
    const { page } = await visit("/", { ...phone, before: stopClock });
    await atRest(page);
    await page.getByRole("button", { name: labels.menu, exact: true }).tap();
    await page.clock.runFor(DELAY_MS * 2);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
  });

  test("is only on home", async ({ visit }) => {
    const { page } = await visit(paths.about, { before: stopClock });
    await page.clock.runFor(DELAY_MS * 3);
    await expect(dialog(page)).toHaveCount(0);
  });
});

/** Hydrates the promotion by a key press. The page's clock has not moved yet. */
async function atRest(page: Page): Promise<void> {
  await scriptStarted(page);
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-island=Promotion]")).toHaveAttribute("data-awake");
}

function dialog(page: Page) {
  return page.locator("dialog.promotion");
}

/** Between its last stop and its first the focus may be the browser's own, never the page's. */
function isFocusBehindDialog(): boolean {
  const focused = document.activeElement ?? document.body;
  return focused !== document.body && !focused.closest("dialog");
}
