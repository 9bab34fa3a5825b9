import { content, site } from "../clinic-under-test.ts";
import { redirects } from "../support/built-pages.ts";
import { expect, phone, test } from "./visits.ts";

const { listings } = site.links;

const { labels } = content.words;

test.describe("a listing's cards", () => {
  for (const { path } of listings) {
    test(`load the target page fully by their button: ${path}`, async ({ read }) => {
      const { page } = await read(path);
      const buttons = page.locator(".treatment-card").getByRole("link", { name: labels.learnMore });
      const shortAddress = (await buttons.last().getAttribute("href")) ?? "";
      // What a script leaves on the window goes with the document; a page rendered ahead makes no request to count.
      await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
      await buttons.last().click();
      await page.waitForURL(`**${redirects[shortAddress]}`);
      expect(await page.evaluate(() => "isFirstPage" in window)).toBe(false);
    });
  }
});

test("the comparison is a table where all of its columns fit", async ({ read }) => {
  const { page } = await read("/invasive-treatments");
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(6);
  await expect(table.getByRole("row")).toHaveCount(4);
});

test("the comparison is folded on phones, and each fact has its name beside it", async ({
  read,
}) => {
  const { page } = await read("/invasive-treatments");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const fold = page.locator(".comparison details");
    const names = fold.locator("tbody th");
    await expect(names.first()).toBeHidden();
    await fold.locator("summary").click();
    await expect(names).toHaveCount(3);
    for (const name of await names.all()) await expect(name).toBeVisible();
    const first = fold.locator("tbody td").first();
    expect(await first.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain(
      "A visit takes",
    );
    const { scrollWidth, clientWidth } = await fold.evaluate((box) => ({
      scrollWidth: box.scrollWidth,
      clientWidth: box.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    await fold.locator("summary").click();
  }
});

test("a link to the comparison opens it on a phone, with its heading in view", async ({ read }) => {
  const { page } = await read("/invasive-treatments#comparison", phone);
  const fold = page.locator(".comparison details");
  await expect(fold.locator("tbody th").first()).toBeInViewport();
  await expect(fold.getByRole("heading")).toBeInViewport();
});
