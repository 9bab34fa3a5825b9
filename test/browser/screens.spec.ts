import { content } from "../clinic-under-test.ts";
import { expect, phone, test } from "./visits.ts";

const [treatment] = content.treatments;
if (!treatment) throw new Error("There is no treatment.");

test.describe("what is folded on a phone", () => {
  test("opens when a URL's fragment points into it", async ({ read }) => {
    const { page } = await read(treatment.path, phone);
    const reason = page.locator("#wait-if li").first();
    await expect(reason).toBeHidden();
    await page.goto(`${page.url()}#wait-if`);
    await expect(reason).toBeVisible();
    await expect(reason).toBeInViewport();
  });

  test("never contains the urgent warning", async ({ read }) => {
    const { page } = await read(treatment.path, phone);
    await expect(page.locator(".urgent")).toBeVisible();
  });

  test("is open on a wide screen, without a button in the tab order", async ({ read }) => {
    const { page } = await read(treatment.path);
    await expect(page.locator("#wait-if li").first()).toBeVisible();
    const folded = page.locator("main .opens-wide > summary");
    await expect(folded.first()).toBeHidden();
    await folded.first().evaluate((summary) => summary.focus());
    await expect(page.locator("summary:focus")).toHaveCount(0);
  });
});
