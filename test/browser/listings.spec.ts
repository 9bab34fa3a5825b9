import type { Page } from "@playwright/test";
import { content, site } from "../clinic-under-test.ts";
import { redirects } from "../support/built-pages.ts";
import { expect, test } from "./visits.ts";

const { listings } = site.links;

const { finder, labels } = content.words;

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

for (const { path, kind, concerns } of listings) {
  test.describe(`the finder of ${path}`, () => {
    test("filters the cards by each concern without a page load", async ({ read }) => {
      const { page, elsewhere } = await read(path);
      const requests: string[] = [];
      page.on("request", (request) => {
        // What scrolling and the first touch bring, on whatever page.
        if (!/favicon|\/pictures\/|\/assets\//.test(request.url())) requests.push(request.url());
      });
      for (const { slug, name } of concerns) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page).toHaveURL(`${path}?concern=${slug}`);
        const shown = new Set(await shownPaths(page));
        expect(shown, slug).toEqual(new Set(pathsFor(kind, slug)));
        expect(shown.size, "no choice leads to nothing").toBeGreaterThan(0);
        await page.getByRole("button", { name: finder.all, exact: true }).click();
        await expect(page).toHaveURL(path);
      }
      expect(requests, "nothing is sent").toEqual([]);
      expect(elsewhere).toEqual([]);
    });
  });
}

test("the comparison is a table where all of its columns fit", async ({ read }) => {
  const { page } = await read("/invasive-treatments");
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(8);
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
      "A session takes",
    );
    const { scrollWidth, clientWidth } = await fold.evaluate((box) => ({
      scrollWidth: box.scrollWidth,
      clientWidth: box.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    await fold.locator("summary").click();
  }
});

/** The treatments of a kind whose files name the concern. */
function pathsFor(kind: string, concern: string): string[] {
  return content.treatments
    .filter((treatment) => treatment.kind === kind && treatment.concerns.includes(concern))
    .map(({ path }) => path);
}

async function shownPaths(page: Page): Promise<string[]> {
  return page
    .locator(".treatment-card:visible h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
