import { expect, phone, test } from "./visits.ts";

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
