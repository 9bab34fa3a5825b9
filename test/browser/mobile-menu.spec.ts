import type { Page } from "@playwright/test";
import { anyTreatment, content, paths, site } from "../clinic-under-test.ts";
import { oneClinic } from "../support/one-clinic.ts";
import { placeOf } from "./positions.ts";
import { desktop, expect, phone, test } from "./visits.ts";

const { listings, treatmentsOfKind } = site;

const { labels } = content.words;

test.describe("the menu on a phone", () => {
  test("opens with two groups that expand and leave the page behind out of reach", async ({
    read,
  }) => {
    const { page } = await read(paths.about, phone);
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    for (const { label, kind } of listings) {
      const group = menu(page).locator("details", { hasText: new RegExp(`^${label}`) });
      const links = group.locator("a:visible");
      await expect(links, "closed at first").toHaveCount(0);
      await group.locator("summary").tap();
      await expect(links).toHaveCount(treatmentsOfKind(kind).length + 1);
    }
    await expect(menu(page).locator("details[open]"), "each by itself").toHaveCount(
      listings.length,
    );
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 800);
    await page.locator("main").evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY), "the page is locked").toBe(before);
  });

  test("closes on Esc and on its button, with the focus back where it was", {
    tag: oneClinic,
  }, async ({ read }) => {
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

  test("closes when a link is followed, to another page and to this one", {
    tag: oneClinic,
  }, async ({ read }) => {
    const { page } = await read(paths.about, phone);
    await opener(page).tap();
    await menu(page).getByRole("link", { name: site.pageLinks.contact.label, exact: true }).tap();
    await page.waitForURL(`**${paths.contact}`);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  test("gives way to the bar when the window grows, with nothing left open", {
    tag: oneClinic,
  }, async ({ read }) => {
    const { page } = await read(paths.about, { viewport: phone.viewport });
    await opener(page).click();
    await menu(page).locator("summary").first().click();
    await page.setViewportSize(desktop.viewport);
    await expect.poll(() => menu(page).evaluate((nav) => nav.matches(":popover-open"))).toBe(false);
    await expect(menu(page).getByRole("link", { name: site.pageLinks.about.label })).toBeVisible();
    await expect(menu(page).locator("details[open]")).toHaveCount(0);
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  test("opens and closes without script", async ({ read }) => {
    const { page } = await read(paths.about, { ...phone, javaScriptEnabled: false });
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("button", { name: labels.close }).tap();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("the call bar on a phone", () => {
  test("floats over the page with the two ways to reach the clinic", async ({ read }) => {
    const { page } = await read(paths.about, phone);
    const bar = page.locator(".call-bar");
    const call = bar.getByRole("link", { name: `${labels.callNow} ${site.phone.shown}` });
    await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    const box = await call.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
    await expect(bar.getByRole("link", { name: labels.bookNow })).toHaveAttribute(
      "href",
      site.pageLinks.contact.path,
    );
  });

  test("ends above the footer", async ({ read }) => {
    const { page } = await read(paths.about, phone);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await placeOf(page.locator(".site-footer"));
    for (const button of await page.locator(".call-bar a").all()) {
      expect((await placeOf(button)).bottom).toBeLessThanOrEqual(footer.top);
    }
  });

  test("is not there on a desktop", async ({ read }) => {
    const { page } = await read(paths.about);
    await expect(page.locator(".call-bar")).toBeHidden();
  });
});

test.describe("the call bar beside a hero's button", () => {
  for (const path of [paths.home, anyTreatment.path]) {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      test(`comes once that has left the screen of ${path}, motion ${reducedMotion}`, async ({
        read,
      }) => {
        const { page } = await read(path, { ...phone, reducedMotion });
        const bar = page.locator(".call-bar-book");
        const button = page.locator("main h1 ~ div .button");
        await button.evaluate((link) => link.scrollIntoView({ block: "center" }));
        await expect(bar).toBeHidden();
        await button.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom));
        await expect(bar).toBeVisible();
      });
    }
  }
});

function opener(page: Page) {
  return page.getByRole("banner").getByRole("button", { name: labels.menu, exact: true });
}

function menu(page: Page) {
  return page.locator("#menu");
}
