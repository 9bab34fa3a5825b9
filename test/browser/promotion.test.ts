import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { stopClock } from "./clock.ts";
import { phone, startVisits } from "./visits.ts";

const { labels } = content.interface;
const { promotion } = content;

const { visit } = startVisits();
const DELAY_MS = 3000;

describe("the promotion", () => {
  it("appears three seconds after the load, on the real clock", async () => {
    const { page } = await visit("/");
    await dialog(page).waitFor();
    const sinceLoad = await page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.now() - (load?.loadEventStart ?? 0);
    });
    expect(sinceLoad).toBeGreaterThanOrEqual(DELAY_MS);
  });

  it("is not there before, and is a modal dialog with a name and the focus", async () => {
    const { page } = await visit("/", { before: stopClock });
    await page.clock.runFor(DELAY_MS - 1);
    expect(await dialog(page).isVisible()).toBe(false);
    await page.clock.runFor(1);
    await dialog(page).waitFor();
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
    expect(await page.getByRole("dialog", { name: /\w/ }).count()).toBe(1);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it.each([
    [
      "its close button",
      (page: Page) => dialog(page).getByRole("button", { name: promotion.close }).click(),
    ],
    ["the backdrop", (page: Page) => page.mouse.click(8, 8)],
    ["Esc", (page: Page) => page.keyboard.press("Escape")],
  ])("closes by %s, gives the focus back and stays away for the session", async (_, close) => {
    const { page, context } = await visit("/", { before: stopClock });
    const before = page.getByRole("banner").getByRole("link", { name: labels.gallery });
    await before.focus();
    await page.clock.runFor(DELAY_MS);
    await dialog(page).waitFor();
    await close(page);
    await dialog(page).waitFor({ state: "hidden" });
    expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.reload();
    await page.clock.runFor(DELAY_MS * 3);
    expect(await dialog(page).isVisible()).toBe(false);
    const another = await context.newPage();
    await stopClock(another);
    await another.goto("/");
    await another.clock.runFor(DELAY_MS);
    await dialog(another).waitFor();
  });

  it("leads to the contact page and is closed then", async () => {
    const { page } = await visit("/", { before: stopClock });
    await page.clock.runFor(DELAY_MS);
    await dialog(page).getByRole("link", { name: promotion.action }).click();
    await page.waitForURL("**/contact");
    await page.goBack();
    await page.clock.runFor(DELAY_MS * 3);
    expect(await dialog(page).isVisible()).toBe(false);
  });

  it("does not close by a press inside of it", async () => {
    const { page } = await visit("/", { before: stopClock });
    await page.clock.runFor(DELAY_MS);
    await dialog(page).getByRole("heading").click();
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it("waits while a header panel is open", async () => {
    const { page } = await visit("/", { before: stopClock });
    await page.locator(".header-panel summary").first().click();
    await page.clock.runFor(DELAY_MS * 2);
    expect(await dialog(page).isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor();
  });

  it("waits while the menu is open on a phone", async () => {
    const { page } = await visit("/", { ...phone, before: stopClock });
    const open = page.getByRole("button", { name: labels.menu, exact: true });
    await open.tap();
    await page.clock.runFor(DELAY_MS * 2);
    expect(await dialog(page).isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor();
  });

  it("is on no other page", async () => {
    const { page } = await visit("/about", { before: stopClock });
    await page.clock.runFor(DELAY_MS * 3);
    expect(await dialog(page).count()).toBe(0);
  });
});

function dialog(page: Page) {
  return page.locator("dialog.promotion");
}
