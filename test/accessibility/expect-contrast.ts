import type { Page } from "@playwright/test";
import { desktop, expect, phone } from "../browser/visits.ts";
import { force, lowContrast } from "./contrast.ts";

/** At rest on a wide screen and on a phone, then in the states of controls. */
export async function expectContrast(page: Page): Promise<void> {
  await withoutTransitions(page);
  await openAll(page);
  expect.soft(await lowContrast(page), "at rest").toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect.soft(await lowContrast(page), "on a phone").toEqual([]);
  await page.setViewportSize(desktop.viewport);
  await expectContrastInStates(page);
}

export async function expectContrastInStates(page: Page): Promise<void> {
  const leaveHover = await force(page, "hover");
  expect.soft(await lowContrast(page), "under the pointer").toEqual([]);
  await leaveHover();
  const leaveFocus = await force(page, "focus", "focus-visible");
  expect.soft(await lowContrast(page, "focus"), "with the focus").toEqual([]);
  await leaveFocus();
  const leaveActive = await force(page, "active");
  expect.soft(await lowContrast(page), "while pressed").toEqual([]);
  await leaveActive();
}

export async function withoutTransitions(page: Page): Promise<void> {
  await page.addStyleTag({ content: "* { transition: none !important }" });
}

/** Opens every answer, and every group of a menu. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
}
