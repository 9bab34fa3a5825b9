import { printed } from "./paper.ts";
import { expect, test } from "./visits.ts";

/** A Letter sheet between its margins of 18 mm. */
const sheet = { width: 680, height: 900 };

test.describe("on paper", () => {
  test("text uses most of the sheet's width, and the treatments to compare are named", async ({
    read,
  }) => {
    const { page } = await read("/microneedling-near-me-woodbridge", { viewport: sheet });
    await printed(page);
    const answer = page.locator("#faq .disclosure p, #questions .disclosure p").first();
    const { width } = (await answer.boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(0.9 * sheet.width);
    const links = page.getByRole("region", { name: "Treatments to compare" }).locator("li a");
    await expect(links.first()).toHaveText(/\w/);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });

  test("navigation, buttons and the form are left out", async ({ read }) => {
    const { page } = await read("/contact", { viewport: sheet });
    await printed(page);
    for (const part of [".site-header", "nav", ".announcement-bar", "form", ".button", ".call-bar"])
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
  });

  test("the reviews are in three columns, beginning with the first", async ({ read }) => {
    const { page } = await read("/", { viewport: sheet });
    await page.locator(".testimonials").evaluate((section) => {
      section.scrollIntoView({ behavior: "instant" });
    });
    await expect(page.locator(".testimonials .carousel[data-awake]")).toBeVisible();
    await printed(page);
    const cards = page.locator(".testimonials-row > li");
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    const [first, second, third] = lefts;
    expect(first).toBe(0);
    expect(lefts).toEqual([first, second, third, first, second, third]);
  });
});
