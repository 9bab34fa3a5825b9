import type { Locator } from "@playwright/test";
import { firstListing, paths } from "../clinic-under-test.ts";
import { expect, test } from "./visits.ts";

test("a panel of the header opens by a tap and closes by the next, on a laptop that also hovers", async ({
  read,
}) => {
  const { page } = await read(paths.about);
  expect(await page.evaluate(() => matchMedia("(hover: hover)").matches)).toBe(true);
  await page.locator("html[data-script]").waitFor({ state: "attached" });
  const panel = page.locator(".header-panel", { hasText: firstListing.label });
  const isSeen = () =>
    panel
      .locator(".panel-link")
      .first()
      .evaluate((link) => link.checkVisibility());
  for (const isOpen of [true, false, true, false]) {
    await tap(panel.locator("summary"));
    // The finger's pointer stays over the panel.
    await expect(panel).toHaveJSProperty("open", isOpen);
    await expect.poll(isSeen).toBe(isOpen);
  }
});

/** Playwright's own `tap` needs a device that does not hover. */
async function tap(element: Locator): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
