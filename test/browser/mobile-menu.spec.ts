import type { Page } from "@playwright/test";
import { content, paths, site } from "../clinic-under-test.ts";
import { treatments } from "../support/specification.ts";
import { placeOf } from "./positions.ts";
import { desktop, expect, phone, test } from "./visits.ts";

/** By the panel's place: whether its treatments are invasive. */
const PANELS = [false, true];

const { labels } = content.words;

const SCRIPT = /\/assets\/browser-[\w-]+\.js$/;

test.describe("the menu on a phone", () => {
  test("opens with two expandable groups, and makes the page behind it inert", async ({ read }) => {
    const { page } = await read(paths.about, phone);
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    for (const [place, invasive] of PANELS.entries()) {
      const group = menu(page).locator("details").nth(place);
      const links = group.locator("a:visible");
      await expect(links, "closed at first").toHaveCount(0);
      await group.locator("summary").tap();
      const ofKind = treatments.filter(({ isInvasive }) => isInvasive === invasive);
      await expect(links).toHaveCount(ofKind.length + 1);
      await expect(group.locator("a").last(), "in view").toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 800);
    await page.locator("main").evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY), "the page is locked").toBe(before);
  });

  test("makes the page behind it inert, too, if it was open before the script ran", async ({
    visit,
  }) => {
    const arrival = Promise.withResolvers<void>();
    const { page } = await visit(paths.contact, phone);
    await page.route(SCRIPT, (route) => arrival.promise.then(() => route.continue()));
    await page.goto(paths.about, { waitUntil: "commit" });
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
    arrival.resolve();
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
  });

  test("keeps a pressed heading in place", async ({ read }) => {
    const { page } = await read("/about", phone);
    await opener(page).tap();
    const heading = menu(page).locator("summary").nth(1);
    const before = await placeOf(heading);
    await heading.tap();
    await expect(menu(page).locator("details").nth(1).locator("a").last()).toBeVisible();
    expect(await placeOf(heading)).toEqual(before);
  });

  test("closes on Esc and by its button, and restores the focus", async ({ read }) => {
    const { page } = await read(paths.about, phone);
    await opener(page).press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
    await opener(page).press("Enter");
    await menu(page).getByRole("button", { name: labels.close }).press("Enter");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("is closed when the page is left, so that Back does not show it", async ({ read }) => {
    const { page } = await read(paths.about, phone);
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    // The browsers of these tests keep no page for Back, so the event is sent by hand.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  for (const viewport of [
    { width: 320, height: 256 },
    { width: 667, height: 320 },
  ])
    test(`scrolls with its actions on a screen of ${viewport.width} × ${viewport.height} px`, async ({
      read,
    }) => {
      const { page } = await read(paths.about, { ...phone, viewport });
      await opener(page).tap();
      const list = await placeOf(menu(page).locator(".nav-list"));
      const row = await placeOf(menu(page).locator(".nav-link").first());
      expect(list.bottom - list.top).toBeGreaterThan(2 * (row.bottom - row.top));
      for (const link of [menu(page).locator(".nav-link").last(), bookNow(page)]) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });

  test("closes when the window grows and the bar replaces it", async ({ read }) => {
    const { page } = await read(paths.about, { viewport: phone.viewport });
    await opener(page).click();
    await menu(page).locator("summary").first().click();
    await page.setViewportSize(desktop.viewport);
    await expect.poll(() => menu(page).evaluate((nav) => nav.matches(":popover-open"))).toBe(false);
    await expect(
      menu(page).getByRole("link", { name: site.links.pageLinks.about.label }),
    ).toBeVisible();
    await expect(menu(page).locator("details[open]")).toHaveCount(0);
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  test("opens and closes without JavaScript", async ({ read }) => {
    const { page } = await read(paths.about, { ...phone, javaScriptEnabled: false });
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("button", { name: labels.close }).tap();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("the menu where the browser has no popovers", () => {
  test("is closed at first, opens, and closes by Esc, its button and a link", async ({ visit }) => {
    const { page } = await visit("/about", { ...phone, before: withoutPopovers });
    const main = page.locator("main");
    const close = menu(page).getByRole("button", { name: "Close" });
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(close).toBeFocused();
    await expect(main).toHaveJSProperty("inert", true);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(main).toHaveJSProperty("inert", false);
    await opener(page).tap();
    await close.tap();
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await menu(page).getByRole("link", { name: "Contact", exact: true }).tap();
    await page.waitForURL("**/contact");
    await expect(menu(page)).toBeHidden();
  });
});

/** What an older browser makes of a page: an attribute and a selector that it does not know. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const methods = HTMLElement.prototype as Partial<HTMLElement>;
    delete methods.popover;
  });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('popover="auto"', 'data-unknown="auto"')
      .replaceAll(":popover-open", ":unknown");
    await route.fulfill({ response, body: html });
  });
}

function opener(page: Page) {
  return page.getByRole("banner").getByRole("button", { name: labels.menu, exact: true });
}

function bookNow(page: Page) {
  return menu(page).getByRole("link", { name: labels.bookNow });
}

function menu(page: Page) {
  return page.locator("#menu");
}
