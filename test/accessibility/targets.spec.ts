import type { Page } from "@playwright/test";
import { content } from "../../content/content.ts";
import { expect, test, withoutPromotion } from "../browser/visits.ts";
import { pages } from "../servers/built-pages.ts";

const { labels } = content.interface;

const phone = {
  viewport: { width: 390, height: 844 },
  reducedMotion: "reduce",
  before: withoutPromotion,
} as const;

/** WCAG 2.5.8, and what a thumb wants. */
const SMALLEST = 24;
const THUMB = 44;

const controls =
  "a[href], button, input, select, textarea, summary, label:has(input), [tabindex='0']";
const primary =
  ".button, .call-bar a, .menu-button, .menu-link, .filter-choice, .round-button, .carousel-dots button, .text-link, summary, input:not([type=hidden]), select, textarea, .announcement-pause, .marquee-pause";

for (const path of pages) {
  test.describe(`on a phone, ${path}`, () => {
    test("has no target below 24 px, and none below 44 px among the primary ones", async ({
      visit,
    }) => {
      const { page } = await visit(path, phone);
      expect(await smallerThan(page, controls, SMALLEST)).toEqual([]);
      expect(await smallerThan(page, primary, THUMB)).toEqual([]);
    });
  });
}

test("in the menu every target is at least 44 px high", async ({ visit }) => {
  const { page } = await visit("/", phone);
  await page.getByRole("button", { name: labels.menu }).click();
  for (const group of await page.locator("#menu summary").all()) await group.click();
  expect(await smallerThan(page, "#menu a, #menu button, #menu summary", THUMB)).toEqual([]);
});

/** A link within a sentence is exempt (2.5.8); a hidden box counts as the label around it. */
function smallerThan(page: Page, selector: string, size: number): Promise<string[]> {
  return page.evaluate(
    ([targets, smallest]) =>
      [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest(".skip-link, .form-trap"))
        .filter((element) => !element.matches(".sr-only-input"))
        .filter((element) => !element.matches("p a, dd a, li.sentence a"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < smallest - 0.5 || box.width < Math.min(24, smallest))
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 110)}`,
        ),
    [selector, size] as const,
  );
}
