import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { shownPhone } from "../../site/clinic/business-facts.ts";
import { listings, treatmentsOfKind } from "../../site/clinic/navigation.ts";
import { phone, startVisits } from "./visits.ts";

const { labels } = content.interface;

const { visit } = startVisits();

describe("the menu on a phone", () => {
  it("opens with two groups that expand and leave the page behind out of reach", async () => {
    const { page } = await visit("/about", phone);
    await opener(page).tap();
    await menu(page).waitFor();
    for (const { label, kind } of listings) {
      const group = menu(page).locator("details", { hasText: new RegExp(`^${label}`) });
      const links = group.locator("a:visible");
      expect(await links.count(), "closed at first").toBe(0);
      await group.locator("summary").tap();
      expect(await links.count()).toBe(treatmentsOfKind(kind).length + 1);
    }
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 800);
    await page.locator("main").evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY), "the page is locked").toBe(before);
  });

  it("closes on Esc and on its button, with the focus back where it was", async () => {
    const { page } = await visit("/about", phone);
    await opener(page).press("Enter");
    await menu(page).waitFor();
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
    await opener(page).press("Enter");
    await menu(page).getByRole("button", { name: labels.close }).press("Enter");
    await menu(page).waitFor({ state: "hidden" });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("closes when a link is followed, to another page and to this one", async () => {
    const { page } = await visit("/about", phone);
    await opener(page).tap();
    await menu(page).getByRole("link", { name: labels.gallery }).tap();
    await page.waitForURL("**/gallery");
    expect(await menu(page).isVisible()).toBe(false);
    await page.goBack();
    expect(await menu(page).isVisible()).toBe(false);
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });

  it("opens and closes without script", async () => {
    const { page } = await visit("/about", { ...phone, javaScriptEnabled: false });
    await opener(page).tap();
    await menu(page).waitFor();
    await menu(page).getByRole("button", { name: labels.close }).tap();
    await menu(page).waitFor({ state: "hidden" });
  });
});

describe("the call bar on a phone", () => {
  it("floats over the page with the two ways to reach the clinic", async () => {
    const { page } = await visit("/about", phone);
    const call = page.getByRole("link", { name: `${labels.callNow} ${shownPhone()}` });
    expect(await call.getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
    const box = await call.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
    const bar = page.locator(".call-bar");
    expect(await bar.getByRole("link", { name: labels.bookNow }).getAttribute("href")).toBe(
      "/contact",
    );
  });

  it("never covers the footer's last line", async () => {
    const { page } = await visit("/about", phone);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.locator(".site-footer").boundingBox();
    const bar = await page.locator(".call-bar").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });

  it("is not there on a desk", async () => {
    const { page } = await visit("/about");
    expect(await page.locator(".call-bar").isVisible()).toBe(false);
  });
});

function opener(page: Page) {
  return page.getByRole("banner").getByRole("button", { name: labels.menu, exact: true });
}

function menu(page: Page) {
  return page.locator("#menu");
}
