import type { Page } from "@playwright/test";
import { content, gallery, paths, richTreatment } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  filled,
  json,
  recorded,
  sentLine,
  submitButton,
  successWords,
  toast,
} from "./appointment-form.ts";
import { expect, phone, type VisitOptions } from "./visits.ts";

const { areasCarousel, testimonialsSection } = content.words;

export type Use = {
  island: string;
  path: string;
  options?: VisitOptions;
  /** What a visitor does while the island is asleep. */
  before?: (page: Page) => Promise<unknown>;
  /** What of that is still to be seen when it is awake. */
  kept?: (page: Page) => Promise<unknown>;
  /** What works then. */
  works: (page: Page) => Promise<unknown>;
};

/** Every island, listed by hand. */
export const islands: readonly Use[] = [
  {
    island: "AppointmentForm",
    path: paths.contact,
    async before(page) {
      await fillByName(page);
      await page.locator("[name=message]").evaluate((area: HTMLTextAreaElement) => {
        area.focus();
        area.setSelectionRange(2, 5);
      });
    },
    async works(page) {
      await answerPosts(page, json(500, {}), recorded);
      await submitButton(page).click();
      await expect(toast(page, failureWords.title)).toBeVisible();
      await expect(submitButton(page)).toContainText("BOOK APPOINTMENT");
      await submitButton(page).click();
      await expect(toast(page, successWords.title)).toBeVisible();
      await expect(sentLine(page)).toBeFocused();
      await expect(submitButton(page)).toContainText("BOOK APPOINTMENT");
    },
  },
  {
    island: "Gallery",
    path: paths.gallery,
    async works(page) {
      await page.getByRole("button", { name: gallery.filters[2]?.label ?? "" }).click();
      await expect(page.locator(".filter [role=status]")).toHaveText(/^Pictures shown: [1-9]$/);
    },
  },
  {
    island: "AreasCarousel",
    path: richTreatment.path,
    options: { ...phone, reducedMotion: "reduce" },
    before: (page) =>
      page
        .locator(".areas .carousel-viewport")
        .evaluate((row) => row.scrollBy({ left: row.clientWidth * 2.1, behavior: "instant" })),
    kept: (page) =>
      expect(page.locator(".areas .carousel-slide").nth(2)).toBeInViewport({ ratio: 0.5 }),
    async works(page) {
      await page.getByRole("button", { name: areasCarousel.next }).click();
      await expect(page.locator(".areas [aria-live]")).toHaveText(/\w/);
    },
  },
  {
    island: "ReviewsCarousel",
    path: richTreatment.path,
    options: phone,
    async works(page) {
      await page.getByRole("button", { name: `${testimonialsSection.goTo} 3` }).click();
      await expect(page.locator(".testimonials [aria-live]")).toHaveText(/\w/);
    },
  },
  {
    island: "OpenNow",
    path: paths.location,
    works: (page) => expect(page.locator(".open-now").first()).toHaveText(/now/),
  },
  {
    island: "SingleDays",
    path: paths.location,
    works: (page) => expect(page.locator(".single-days dl").first()).toBeVisible(),
  },
  {
    island: "Embed",
    path: paths.location,
    works: (page) => expect(page.locator(".embed-map img")).toBeVisible(),
  },
];

/** By the names of the fields: their labels may be translated. */
export async function fillByName(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const control = page.locator(`form.appointment-form [name=${name}]`);
    if (name === "service") await control.selectOption(value);
    else await control.fill(value);
  }
}
