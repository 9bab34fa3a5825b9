import type { Page } from "@playwright/test";
import { content, anyTreatment as treatment } from "../clinic-under-test.ts";
import { printed } from "./paper.ts";
import { expect, test } from "./visits.ts";

const { recovery: words } = content.words.treatmentPage;

test.describe("the days after a treatment", () => {
  test("can be read without JavaScript at 320 px", async ({ read }) => {
    const viewport = { width: 320, height: 800 };
    const { page } = await read(treatment.path, { viewport, javaScriptEnabled: false });
    await page.locator("details:has(.recovery) > summary").click();
    await expectWhole(page);
  });

  test("are printed", async ({ read }) => {
    const { page } = await read(treatment.path);
    await printed(page);
    await expectWhole(page);
  });
});

async function expectWhole(page: Page) {
  const table = page.getByRole("table", { name: words.heading });
  for (const { look } of treatment.recovery.moments)
    await expect(table.getByText(look)).toBeVisible();
  for (const name of ["work", "exercise", "makeup", "sun", "event"] as const)
    await expect(table.getByRole("rowheader", { name: words[name] })).toBeVisible();
  const box = await table.boundingBox();
  const right = (box?.x ?? 0) + (box?.width ?? 0);
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
