import type { Page } from "@playwright/test";
import { content } from "../../content/content.ts";
import { concerns } from "../../content/schema/parts.ts";
import { listings, treatmentsOfKind } from "../../site/clinic/navigation.ts";
import { expect, test } from "./visits.ts";

const { finder, labels } = content.interface;

test.describe("a listing's cards", () => {
  for (const [path, card, target] of [
    ["/non-invasive-treatments", 0, "/laser-hair-removal-near-me-woodbridge"],
    ["/non-invasive-treatments", 4, "/acne-therapy-near-me-woodbridge"],
    ["/invasive-treatments", 1, "/dermal-filler-near-me-woodbridge"],
    ["/invasive-treatments", 2, "/anti-wrinkle-near-me-woodbridge"],
  ] as const) {
    test(`lead by their button with a full page load: ${path}, card ${card}`, async ({ visit }) => {
      const { page } = await visit(path);
      const button = page
        .locator(".treatment-card")
        .nth(card)
        .getByRole("link", { name: labels.learnMore });
      // What a script leaves on the window goes with the document; a page rendered ahead makes no request to count.
      await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
      await button.click();
      await page.waitForURL(`**${target}`);
      expect(await page.evaluate(() => "isFirstPage" in window)).toBe(false);
    });
  }

  test("lead by their title to their own page, the injectable facials too", async ({ visit }) => {
    const { page } = await visit("/invasive-treatments");
    await page.locator(".treatment-card").nth(2).locator("h3 a").click();
    await page.waitForURL("**/injectable-facial-near-me-woodbridge");
  });
});

for (const { path, kind } of listings) {
  test.describe(`the finder of ${path}`, () => {
    for (const concern of concerns) {
      test(`narrows the cards to ${concern}, in place`, async ({ visit }) => {
        const { page, elsewhere } = await visit(path);
        const requests: string[] = [];
        page.on("request", (request) => {
          if (!/favicon|\/pictures\//.test(request.url())) requests.push(request.url());
        });
        await page.getByRole("button", { name: finder.concerns[concern], exact: true }).click();
        const expected = treatmentsOfKind(kind).filter((treatment) =>
          treatment.concerns.includes(concern),
        );
        const paths = new Set(expected.map((treatment) => treatment.path as string));
        expect(new Set(await shownPaths(page))).toEqual(paths);
        expect(await page.getByText(finder.empty).isVisible()).toBe(paths.size === 0);
        expect(new URL(page.url()).search).toBe(`?concern=${concern}`);
        expect(
          requests.filter((url) => !url.includes("/pictures/")),
          "nothing is sent",
        ).toEqual([]);
        expect(elsewhere).toEqual([]);
        await page.getByRole("button", { name: finder.all, exact: true }).click();
        expect(new URL(page.url()).search).toBe("");
      });
    }

    test("works by plain addresses without script", async ({ visit }) => {
      const { page } = await visit(path, { javaScriptEnabled: false });
      await page.getByRole("button", { name: finder.concerns.texture, exact: true }).click();
      await page.waitForURL(`**${path}?concern=texture`);
      const expected = treatmentsOfKind(kind).filter(({ concerns }) =>
        concerns.includes("texture"),
      );
      expect(await shownPaths(page)).toHaveLength(expected.length);
    });
  });
}

test.describe("the comparison", () => {
  test("is a table on a desk and rows of labelled facts on a phone, nothing cut off", async ({
    visit,
  }) => {
    for (const width of [1280, 390, 320]) {
      const { page } = await visit("/non-invasive-treatments", {
        viewport: { width, height: 800 },
      });
      const table = page.getByRole("table");
      const names = table.locator("tbody th:visible");
      await expect(names).toHaveCount(treatmentsOfKind("non-invasive").length);
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
});

async function shownPaths(page: Page): Promise<string[]> {
  return page
    .locator(".treatment-card:visible h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
