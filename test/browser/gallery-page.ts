import type { Page } from "@playwright/test";
import { gallery } from "../clinic-under-test.ts";

const [everything, narrow = everything, other = everything] = gallery.filters;

/** The filter that shows everything, and two others. */
export const filters = { everything, narrow, other };

export function choice(page: Page, label = "") {
  return page.getByRole("main").getByRole("button", { name: label, exact: true });
}

export function shown(page: Page) {
  return page.locator(".gallery-item:visible");
}

export function pressed(page: Page) {
  return page.locator('.filter-choice[aria-pressed="true"]');
}
