import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { phone, startVisits } from "./visits.ts";

const { emptyMessage } = content.gallery;
const { filters: galleryFilters } = content.gallery;
const { images: galleryImages } = content.gallery;

const { visit } = startVisits();

describe("the gallery", () => {
  it("starts with all ten images", async () => {
    const { page } = await visit("/gallery");
    expect(await shown(page)).toBe(galleryImages.length);
    expect(await pressed(page)).toEqual(["All Images"]);
  });

  it.each(galleryFilters)(
    "narrows to $label in place, says how many, keeps it in the address",
    async ({ value, label }) => {
      const { page } = await visit("/gallery?show=facial");
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await choice(page, label).click();
      const expected = galleryImages.filter(
        ({ tags }) => value === "all" || (tags as readonly string[]).includes(value),
      ).length;
      expect(await shown(page)).toBe(expected);
      expect(await page.getByRole("status").textContent()).toMatch(new RegExp(`\\b${expected}$`));
      expect(await pressed(page)).toEqual([label]);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(value === "all" ? "/gallery" : `/gallery?show=${value}`);
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      await page.reload();
      expect(await shown(page), "after a reload").toBe(expected);
    },
  );

  it("works without script, each filter an address of its own", async () => {
    const { page } = await visit("/gallery", { javaScriptEnabled: false });
    await choice(page, "Laser Treatments").click();
    await page.waitForURL("**/gallery?show=laser");
    expect(await shown(page)).toBe(2);
    expect(await pressed(page)).toEqual(["Laser Treatments"]);
  });

  it("takes a filter from the address where the host serves one page to every query", async () => {
    const { page } = await visit("/gallery?show=injectable&utm_source=x");
    expect(await pressed(page)).toEqual(["Injectable Treatments"]);
  });

  it("says so when a category is empty", async () => {
    const { page } = await visit("/gallery");
    await page.locator(".gallery-item").evaluateAll((items) => {
      for (const item of items) (item as HTMLElement).dataset.tags = "facial";
    });
    await choice(page, "Laser Treatments").click();
    expect(await page.getByText(emptyMessage).isVisible()).toBe(true);
    await choice(page, "Facial Treatments").click();
    expect(await page.getByText(emptyMessage).isVisible()).toBe(false);
  });

  it("shows category and description under the pointer and the focus", async () => {
    const { page } = await visit("/gallery");
    const figure = page.locator(".gallery-item figure").first();
    const caption = figure.locator("figcaption");
    const opacity = () => caption.evaluate((element) => Number(getComputedStyle(element).opacity));
    expect(await opacity()).toBe(0);
    await figure.hover();
    await expect.poll(opacity).toBe(1);
    await page.mouse.move(2, 2);
    await expect.poll(opacity).toBe(0);
    await choice(page, "Before & After").focus();
    await page.keyboard.press("Tab");
    await expect.poll(opacity).toBe(1);
    const [first] = galleryImages;
    expect(await caption.textContent()).toBe(`${first?.category}${first?.description}`);
  });

  it("shows them always where there is no pointer to hover with", async () => {
    const { page } = await visit("/gallery", phone);
    const opacities = await page
      .locator(".gallery-item figcaption")
      .evaluateAll((captions) => captions.map((caption) => getComputedStyle(caption).opacity));
    expect(new Set(opacities)).toEqual(new Set(["1"]));
  });
});

async function shown(page: Page): Promise<number> {
  return page.locator(".gallery-item:visible").count();
}

function choice(page: Page, label: string) {
  return page.getByRole("main").getByRole("button", { name: label, exact: true });
}

async function pressed(page: Page): Promise<string[]> {
  return page.locator('.filter-choice[aria-pressed="true"]').allTextContents();
}
