import { firstListing, paths } from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

test("a panel of the header opens by a tap and closes by the next on a laptop that also hovers", async ({
  read,
}) => {
  const { page } = await read(paths.about, { hasTouch: true });
  expect(await page.evaluate(() => matchMedia("(hover: hover)").matches)).toBe(true);
  const panel = page.locator(".header-panel", { hasText: firstListing.label });
  const links = panel.locator(".panel-link");
  for (let turn = 0; turn < 2; turn++) {
    await panel.locator("summary").tap();
    await expect(links.first()).toBeVisible();
    await panel.locator("summary").tap();
    await expect(links.first()).toBeHidden();
  }
});
