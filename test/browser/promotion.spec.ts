import type { Page } from "@playwright/test";
import { content, promotion, site, without } from "../clinic-under-test.ts";
import { advance, scriptRuns, stopClock } from "./clock.ts";
import { expect, moving, phone, test } from "./visits.ts";

const { labels } = content.words;

const DELAY_MS = 3000;

test.describe("the promotion", () => {
  test.skip(!promotion, without.promotion);

  test("appears three seconds after the load, never as the largest paint, and after a reload", async ({
    visit,
  }) => {
    const { page } = await visit("/", {
      ...phone,
      ...moving.contextOptions,
      // With the browser's own clock.
      before: () => Promise.resolve(),
    });
    await expect(dialog(page)).toBeVisible();
    expect(await msSinceLoad(page)).toBeGreaterThanOrEqual(DELAY_MS);
    expect(await paintsOfDialog(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(dialog(page)).toBeVisible();
  });

  test("is hidden until three seconds, then a named modal dialog with the focus", async ({
    visit,
  }) => {
    const { page } = await visit("/", { before: stopClock });
    await scriptRuns(page);
    await advance(page, DELAY_MS - 1);
    await expect(dialog(page)).toBeHidden();
    await advance(page, 1);
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

  test("closes by its close button, the backdrop and Esc, and restores the focus", async ({
    visit,
  }) => {
    const { page } = await visit("/", { before: stopClock });
    const before = page
      .getByRole("banner")
      .getByRole("link", { name: site.links.pageLinks.contact.label, exact: true });
    for (const close of [
      () =>
        dialog(page)
          .getByRole("button", { name: promotion?.close ?? "" })
          .click(),
      () => page.mouse.click(8, 8),
      () => page.keyboard.press("Escape"),
    ]) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto("/");
      await scriptRuns(page);
      await before.focus();
      await advance(page, DELAY_MS);
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(before).toBeFocused();
      // The browser stores it with the close event, a moment later.
      await page.waitForFunction(() => sessionStorage.length > 0);
    }
  });

  test("leads to the form, and stays closed in this tab afterwards", async ({ visit }) => {
    const { page, context } = await visit("/", { before: stopClock });
    await scriptRuns(page);
    await advance(page, DELAY_MS);
    await dialog(page)
      .getByRole("link", { name: promotion?.action ?? "" })
      .click();
    await page.waitForURL("**/contact?service=consultation#book");
    // Not by the Back button, which may restore the page as it was left.
    await page.goto("/");
    await scriptRuns(page);
    await advance(page, DELAY_MS * 3);
    await expect(dialog(page)).toBeHidden();
    const another = await context.newPage();
    await stopClock(another);
    await another.goto("/");
    await scriptRuns(another);
    await advance(another, DELAY_MS);
    await expect(dialog(another)).toBeVisible();
  });

  test("waits while a header panel is open", async ({ visit }) => {
    const { page } = await visit("/", { before: stopClock });
    await scriptRuns(page);
    await page.locator(".header-panel summary").first().click();
    await advance(page, DELAY_MS * 2);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
  });

  test("waits while the menu is open on a phone, and hides the call bar", async ({ visit }) => {
    const { page } = await visit("/", { ...phone, before: stopClock });
    await scriptRuns(page);
    await page.getByRole("button", { name: labels.menu, exact: true }).tap();
    await advance(page, DELAY_MS * 2);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator(".call-bar")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.locator(".call-bar")).toBeVisible();
  });
});

function dialog(page: Page) {
  return page.locator("dialog.invitation");
}

/** Between its last stop and its first the focus may be the browser's own, never the page's. */
function isFocusBehindDialog(): boolean {
  const focused = document.activeElement ?? document.body;
  return focused !== document.body && !focused.closest("dialog");
}

function msSinceLoad(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.now() - (load?.loadEventStart ?? 0);
  });
}

/** The parts of the dialog that the browser counts as a largest contentful paint. */
function paintsOfDialog(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const dialog = document.querySelector("dialog");
    await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
    // Entries come some frames after the paint, in its order: the one of a larger text comes after all of the dialog.
    const last = Object.assign(document.createElement("p"), { textContent: "last ".repeat(999) });
    last.style.cssText = "position: fixed; inset: 0; overflow: hidden; font-size: 40px";
    document.body.append(last);
    while (!entries.some((entry) => (entry as LargestContentfulPaint).element === last))
      await new Promise(requestAnimationFrame);
    return entries
      .map((entry) => (entry as LargestContentfulPaint).element)
      .filter((element) => element?.closest("dialog"))
      .map((element) => element?.outerHTML);
  });
}
