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
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    }
  });
});

test("the header keeps its links apart and inside with words a third longer", async ({ visit }) => {
  const { page } = await visit(paths.about);
  await page.locator(".site-header").evaluate((header) => {
    for (const link of header.querySelectorAll(".nav-link, .header-actions .button")) {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const text = words.nextNode();
      // As a translator's are: each word a third longer.
      if (text && !link.matches("[href^='tel:']"))
        text.nodeValue = (text.nodeValue ?? "").replace(/\p{L}+/gu, (word) =>
          word.padEnd(Math.ceil((word.length * 4) / 3), "n"),
        );
    }
  });
  for (const width of [640, 820, 1023, 1024, 1100, 1280, 1375, 1376, 1439]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await crowded(page), `at ${width} px`).toEqual([]);
  }
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

  test("show a treatment's line in one typeface", async ({ read }) => {
    const { page } = await read("/");
    const mixed = await page.locator(".panel-link small").evaluateAll((lines) =>
      lines.flatMap((line) => {
        const { fontFamily } = getComputedStyle(line);
        const parts = [...line.querySelectorAll("*")];
        const isMixed = parts.some((part) => getComputedStyle(part).fontFamily !== fontFamily);
        return isMixed ? [line.textContent] : [];
      }),
    );
    expect(mixed).toEqual([]);
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

/** What of the header lies outside of it or on another part of it, and how far the page scrolls sideways. */
function crowded(page: Page): Promise<string[]> {
  return page.locator(".site-header").evaluate((header) => {
    const box = header.getBoundingClientRect();
    const parts = [
      ...header.querySelectorAll(
        ".page > a, .nav-list > li, .header-actions > :is(.nav-link, span, .menu-button)",
      ),
    ]
      .map((part) => ({ name: part.textContent, at: part.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0);
    const faults = parts
      .filter(({ at }) => at.right > innerWidth || at.top < box.top || at.bottom > box.bottom)
      .map(({ name }) => `outside: ${name}`);
    for (const [place, { name, at }] of parts.entries())
      if (at.right > (parts[place + 1]?.at.left ?? innerWidth) + 1)
        faults.push(`reaches on: ${name}`);
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return sideways > 0 ? [...faults, `scrolls ${sideways} px`] : faults;
  });
}
