import type { Page } from "@playwright/test";

/** All touch targets. */
export const controls =
  "a[href], button, input, select, textarea, summary, label:has(input), [tabindex='0']";
/** The most used touch targets. */
export const primary =
  ".button, .call-bar a, .menu-button, .nav-link, .filter-choice, .round-button, .carousel-dots button, .text-link, summary, input:not([type=hidden]), select, textarea, .announcement-pause, .marquee-pause";

/** Links within a sentence are measured too, each line of them; a hidden box counts as the label around it. */
export function smallerThan(page: Page, selector: string, size: number): Promise<string[]> {
  return page.evaluate(
    ([targets, smallest]) =>
      [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest(".skip-link, .form-trap"))
        .filter((element) => !element.matches(".sr-only-input"))
        .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
        .filter(({ box }) => box.height < smallest - 0.5 || box.width < Math.min(24, smallest))
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 110)}`,
        ),
    [selector, size] as const,
  );
}
