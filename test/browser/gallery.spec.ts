import { content, gallery, paths } from "../clinic-under-test.ts";
import { choice, filters, pressed, shown } from "./gallery-page.ts";
import { holdHydration } from "./held-hydration.ts";
import { expect, phone, test } from "./visits.ts";
import { withoutQuery } from "./without-query.ts";

const { galleryStatus } = content.words;
const { emptyMessage, filters: galleryFilters, images: galleryImages } = gallery;
const { everything, narrow, other } = filters;

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
    await expect(pressed(page)).toBeInViewport({ ratio: 1 });
  });

  test("scrolls the filter row to a filter that was focused before hydration", async ({
    visit,
  }) => {
    const arrival = Promise.withResolvers<void>();
    const { page } = await visit(paths.gallery, {
      viewport: phone.viewport,
      before: holdHydration(arrival.promise),
    });
    const last = page.locator(".filter-choice").last();
    await last.focus();
    await page.locator(".filter fieldset").evaluate((row) => row.scrollTo({ left: 0 }));
    await expect(last).not.toBeInViewport();
    arrival.resolve();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("shows the specified text for a filter that does not exist", async ({ read }) => {
    const { page } = await read(`${paths.gallery}?show=nothing`);
    await expect(page.getByText(emptyMessage)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await choice(page, everything?.label).click();
    await expect(shown(page)).toHaveCount(galleryImages.length);
  });

  test("shows each caption below its picture and its labels where nothing hovers", async ({
    read,
  }) => {
    const { page } = await read("/gallery", phone);
    const gaps = await page.locator(".gallery-item figure").evaluateAll((figures) =>
      figures.map((figure) => {
        const above = figure.querySelector(".pair-labels") ?? figure.querySelector("picture");
        const bottom = above?.getBoundingClientRect().bottom ?? 0;
        return (figure.querySelector("figcaption")?.getBoundingClientRect().top ?? 0) - bottom;
      }),
    );
    expect(gaps.filter((gap) => Math.round(gap) !== 0)).toEqual([]);
    for (const caption of await page.locator(".gallery-item figcaption").all())
      await expect(caption).toHaveCSS("opacity", "1");
  });

  test("shows the caption over the picture on hover and focus", async ({ read }) => {
    const { page } = await read("/gallery");
    const link = page.locator(".gallery-item a").first();
    const overlay = link.locator(".gallery-caption");
    await expect(overlay).toHaveCSS("opacity", "0");
    await expect(page.locator(".gallery-item figcaption").first()).toBeVisible();
    await link.hover();
    await expect(overlay).toHaveCSS("opacity", "1");
    const [over, under] = await Promise.all([overlay, link].map((one) => one.boundingBox()));
    expect(over && under && over.y + over.height).toBeCloseTo(under ? under.y + under.height : 0);
    await page.mouse.move(2, 2);
    await expect(overlay).toHaveCSS("opacity", "0");
    await choice(page, galleryFilters.at(-1)?.label).focus();
    await page.keyboard.press("Tab");
    await expect(overlay).toHaveCSS("opacity", "1");
  });
});

function imagesOf(value?: string) {
  return galleryImages.filter(({ tags }) => value === "all" || tags.some((tag) => tag === value));
}
