import type { Page } from "@playwright/test";
import { content, firstListing, lastListing, paths, site } from "../clinic-under-test.ts";
import { treatments } from "../support/specification.ts";
import { advance, stopClock } from "./clock.ts";
import { expect, test } from "./visits.ts";

const { menus } = site.links;

const { labels } = content.words;
const inFirst = treatments.filter(({ isInvasive }) => !isInvasive).length;
const inLast = treatments.filter(({ isInvasive }) => isInvasive).length;
const HEIGHT = 900;
/** From 1280 px all stands in one row. */
const DESKTOPS = [1024, 1100, 1180, 1280, 1440];
/** The bar's plain links; the first stands after its panels. */
const plainLinks = menus.header.filter(({ header, listing }) => header === "bar" && !listing);
/** With a sixth link the phone number gives way below this width. */
const PHONE_FITS_FROM = 1200;
const menusFill = menus.header.filter(({ header }) => header === "bar").length > 5;
const links = [
  ...plainLinks.map(({ label, path }) => [label, path] as const),
  [labels.bookNow, paths.contact],
] as const;
const lastPanel = menus.header.findLastIndex(({ listing }) => listing);
const afterPanels = plainLinks.find((link) => menus.header.indexOf(link) > lastPanel);

test.describe("the header", () => {
  test("remains visible while the page is scrolled", async ({ read }) => {
    const { page } = await read(paths.about);
    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => scrollY > 1000);
    expect((await page.locator(".site-header").boundingBox())?.y).toBe(0);
  });

  test("has links, phone and button at every desktop width", async ({ read }) => {
    const { page } = await read(paths.about);
    for (const width of DESKTOPS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const header = page.getByRole("banner");
      for (const [name, href] of links) {
        const link = header.getByRole("link", { name, exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute("href", href);
      }
      const call = header.getByRole("link", { name: site.derived.phone.shown });
      if (menusFill && width < PHONE_FITS_FROM) continue;
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    }
  });
});

test.describe("the header's panels", () => {
  test("open on click, one at a time, with the treatments of their kind", async ({ visit }) => {
    test.skip(firstListing === lastListing, "there is one panel");
    const { page } = await visit(paths.about, { before: stopClock });
    await summary(page, firstListing.label).click();
    await expect(openLinks(page)).toHaveCount(inFirst);
    await summary(page, lastListing.label).click();
    await expect(openLinks(page)).toHaveCount(inLast);
    await summary(page, lastListing.label).click();
    await page.mouse.move(2, HEIGHT - 2);
    await expect(openLinks(page)).toHaveCount(0);
    await summary(page, lastListing.label).click();
    // The header's edge. A click on the page would move the focus as well.
    await page.mouse.click(2, 80);
    await expect(openLinks(page), "a click outside closes it").toHaveCount(0);
  });

  test("stay open when a finger rests on them", async ({ visit }) => {
    const { page } = await visit(paths.about, { before: stopClock, hasTouch: true });
    await summary(page, firstListing.label).tap();
    await page.locator(".header-panel[open] .eyebrow").tap();
    await advance(page, 1000);
    await expect(openLinks(page)).toHaveCount(inFirst);
  });

  test("open and close by the keyboard, Esc giving the focus back", async ({ visit }) => {
    const { page } = await visit(paths.about, { before: stopClock });
    await summary(page, lastListing.label).focus();
    await page.keyboard.press("Enter");
    await expect(openLinks(page)).toHaveCount(inLast);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toContainText(labels.viewAll);
    await page.keyboard.press("Escape");
    await expect(openLinks(page)).toHaveCount(0);
    await expect(summary(page, lastListing.label)).toBeFocused();
    await page.keyboard.press("Enter");
    for (let step = 0; step < inLast + 2; step++) await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(afterPanels?.label ?? labels.bookNow);
    await expect(openLinks(page), "the focus has left").toHaveCount(0);
  });

  test("open under the pointer, one at a time, and close after it has left", async ({ visit }) => {
    test.skip(firstListing === lastListing, "there is one panel");
    const { page } = await visit(paths.about);
    await summary(page, lastListing.label).click();
    await summary(page, firstListing.label).hover();
    await expect(openLinks(page)).toHaveCount(inFirst);
    await page.locator(".panel-link:visible").first().hover();
    await expect(openLinks(page), "on the way into the panel").toHaveCount(inFirst);
    await page.keyboard.press("Escape");
    await expect(openLinks(page), "although the pointer rests on it").toHaveCount(0);
    await page.mouse.move(2, HEIGHT - 2);
    await summary(page, firstListing.label).hover();
    await expect(openLinks(page)).toHaveCount(inFirst);
    await page.mouse.move(2, HEIGHT - 2);
    await expect(openLinks(page)).toHaveCount(0);
  });

  test("leave the focus in a field when Esc closes one under the pointer", async ({ read }) => {
    const { page } = await read(paths.contact);
    const name = page.getByRole("textbox", { name: "First name" });
    await name.pressSequentially("Ada");
    await summary(page, firstListing.label).hover();
    await expect(openLinks(page)).toHaveCount(inFirst);
    await page.keyboard.press("Escape");
    await expect(openLinks(page)).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.type(" B");
    await expect(name).toHaveValue("Ada B");
  });

  test("open without JavaScript", async ({ read }) => {
    const { page } = await read(paths.about, { javaScriptEnabled: false });
    await summary(page, lastListing.label).click();
    await expect(openLinks(page)).toHaveCount(inLast);
  });
});

function summary(page: Page, name: string) {
  return page.locator(".header-panel summary", { hasText: new RegExp(`^${name}`) });
}

function openLinks(page: Page) {
  return page.locator(".panel-link:visible");
}
