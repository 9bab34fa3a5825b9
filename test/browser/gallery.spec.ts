import type { Page } from "@playwright/test";
import { content, gallery, paths } from "../clinic-under-test.ts";
import { countLines } from "./lines.ts";
import { expect, phone, test } from "./visits.ts";
import { withoutQuery } from "./without-query.ts";

const { galleryStatus } = content.words;
const { emptyMessage, filters: galleryFilters, images: galleryImages } = gallery;
const everything = galleryFilters.find(({ value }) => value === "all");
const narrowing = galleryFilters.filter(({ value }) => value !== "all");
const [narrow = everything, other = everything] = narrowing;

test.describe("the gallery", () => {
  test("filters without a page load, shows the count and keeps the filter in the URL", async ({
    read,
  }) => {
    const { page } = await read(`${paths.gallery}?show=${narrow?.value}`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const { value, label } of galleryFilters) {
      await choice(page, label).click();
      const expected = imagesOf(value).length;
      await expect(shown(page), label).toHaveCount(expected);
      await expect(page.getByRole("status")).toHaveText(`${galleryStatus} ${expected}`);
      await expect(pressed(page)).toHaveText([label]);
      await expect(page).toHaveURL(
        value === "all" ? paths.gallery : `${paths.gallery}?show=${value}`,
      );
    }
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    const last = await shown(page).count();
    await page.reload();
    await expect(shown(page), "after a reload").toHaveCount(last);
  });

  test("reads the filter from the URL on a host that serves one page for every query", async ({
    visit,
  }) => {
    const address = `${paths.gallery}?show=${other?.value}`;
    const { page } = await visit(address, { before: withoutQuery });
    await expect(pressed(page)).toHaveText(other?.label ?? "");
  });

  test("keeps other query parameters, and uses the first known filter", async ({ read }) => {
    const tracked = "utm_source=x&gclid=1";
    const { page } = await read(
      `${paths.gallery}?${tracked}&show=nothing&show=${other?.value}&show=${narrow?.value}`,
    );
    await expect(pressed(page)).toHaveText(other?.label ?? "");
    await choice(page, narrow?.label).click();
    await expect(page).toHaveURL(`${paths.gallery}?${tracked}&show=${narrow?.value}`);
    await choice(page, everything?.label).click();
    await expect(page).toHaveURL(`${paths.gallery}?${tracked}`);
  });

  test("scrolls the filter row to the chosen filter on a phone", async ({ read }) => {
    const last = galleryFilters.at(-1);
    const { page } = await read(`${paths.gallery}?show=${last?.value}`, phone);
    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await pressed(page).boundingBox()) ?? {};
        return x >= 0 && x + width <= phone.viewport.width;
      })
      .toBe(true);
  });

  test("shows the specified text when a category is empty", async ({ visit }) => {
    const tags = (of: string) => new RegExp(`(&quot;tags&quot;:)\\[[^\\]]*${of}[^\\]]*\\]`, "g");
    const { page } = await visit(paths.gallery, {
      before: (page) =>
        page.route(`**${paths.gallery}`, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const without = html.replace(tags(`&quot;${other?.value}&quot;`), "$1[]");
          await route.fulfill({ response, body: without });
        }),
    });
    await choice(page, other?.label).click();
    await expect(page.getByText(emptyMessage)).toBeVisible();
    await choice(page, narrow?.label).click();
    await expect(page.getByText(emptyMessage)).toBeHidden();
  });

  for (const [device, options] of Object.entries({ "a laptop": {}, "a phone": phone }))
    test(`shows each caption below its whole picture, without a hover, on ${device}`, async ({
      read,
    }) => {
      const { page } = await read("/gallery", options);
      const gaps = await page.locator(".gallery-item figure").evaluateAll((figures) =>
        figures.map((figure) => {
          const bottom = figure.querySelector("picture")?.getBoundingClientRect().bottom ?? 0;
          return (figure.querySelector("figcaption")?.getBoundingClientRect().top ?? 0) - bottom;
        }),
      );
      expect(gaps.filter((gap) => Math.round(gap) !== 0)).toEqual([]);
      const captions = page.locator(".gallery-item figcaption");
      await expect(captions).toHaveCount(galleryImages.length);
      for (const caption of await captions.all()) {
        await caption.scrollIntoViewIfNeeded();
        await expect(caption).toHaveCSS("opacity", "1");
        await expect(caption).toBeInViewport({ ratio: 0.9 });
        expect(await caption.evaluate(isOnTop), await caption.innerText()).toBe(true);
      }
    });

  test("raises the caption on hover and focus", async ({ read }) => {
    const { page } = await read("/gallery");
    const figure = page.locator(".gallery-item figure").first();
    const caption = figure.locator("figcaption");
    await expect(caption).toHaveCSS("transform", "none");
    await figure.hover();
    await expect(caption).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, -12)");
    await page.mouse.move(2, 2);
    await expect(caption).toHaveCSS("transform", "none");
    await choice(page, "Before & After").focus();
    await page.keyboard.press("Tab");
    await expect(caption).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, -12)");
  });

  test("enlarges the pressed picture and gives the focus back", async ({ read }) => {
    const { page } = await read("/gallery", phone);
    const [picture] = galleryImages;
    const link = page.getByRole("link", { name: picture?.alt ?? "no such picture" });
    await link.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(picture?.description ?? "no such picture");
    await expect(dialog.getByRole("img")).toHaveAccessibleName(picture?.alt ?? "no such picture");
    await expect(dialog.locator("figure")).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.press("Enter");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(".gallery-item figcaption").first()).toHaveCSS("transform", "none");
    expect(new URL(page.url()).pathname).toBe("/gallery");
  });

  test("moves from one enlarged picture to the next and back, around the ends", async ({
    read,
  }) => {
    const { page } = await read("/gallery?show=before-after", phone);
    await shown(page).first().getByRole("link").click();
    const dialog = page.getByRole("dialog");
    const place = dialog.getByRole("status");
    await expect(place).toHaveText("1 of 2");
    await expect(dialog).toContainText("After about 2 weeks");
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await expect(place).toHaveText("2 of 2");
    await expect(dialog).toContainText(/After 6–\u2060?8 sessions/);
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await expect(place).toHaveText("1 of 2");
    await dialog.getByRole("button", { name: "Previous picture" }).click();
    await expect(place).toHaveText("2 of 2");
  });

  test("shows an enlarged picture as wide as a phone, with its place on one line", async ({
    read,
  }) => {
    const { page } = await read("/gallery", { ...phone, viewport: { width: 360, height: 740 } });
    await shown(page).first().getByRole("link").click();
    const dialog = page.getByRole("dialog");
    expect((await dialog.getByRole("img").boundingBox())?.width).toBe(360);
    await dialog.getByRole("button", { name: "Previous picture" }).click();
    expect(await dialog.getByRole("status").evaluate(countLines)).toBe(1);
    await expect(dialog).toHaveJSProperty("scrollWidth", 360);
  });
});

/** Whether nothing lies over the middle of the element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function imagesOf(value?: string) {
  return galleryImages.filter(({ tags }) => value === "all" || tags.some((tag) => tag === value));
}

function choice(page: Page, label = "") {
  return page.getByRole("main").getByRole("button", { name: label, exact: true });
}

function shown(page: Page) {
  return page.locator(".gallery-item:visible");
}

function pressed(page: Page) {
  return page.locator('.filter-choice[aria-pressed="true"]');
}
