/** What each page has to satisfy on a phone, read on one visit. */
import { paths } from "../clinic-under-test.ts";
import { pages } from "../support/built-pages.ts";
import { expect, phone, test } from "./visits.ts";

/** A disclosure that hides fewer words costs more room than it saves. */
const WORDS_WORTH_FOLDING = 40;

for (const path of pages) {
  test(`${path} has a useful first screen on a phone, and folds only long texts`, async ({
    read,
  }) => {
    const { page } = await read(path, phone);
    if (path !== paths.contact) {
      const call = page.locator(".call-bar").getByRole("link", { name: "Call Now" });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    }
    const folded = await page
      .locator(":is(main, footer) details:not([open], #questions details) > :not(summary)")
      .evaluateAll((texts) => texts.map(({ textContent }) => textContent?.split(/\s+/) ?? []));
    expect(folded.filter(({ length }) => length <= WORDS_WORTH_FOLDING)).toEqual([]);
    for (const viewport of [phone.viewport, { width: 360, height: 740 }]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(coveredActions), `at ${viewport.width} px`).toEqual([]);
    }
  });
}

/** Buttons, links and notes of the hero that lie half beneath the call bar. */
function coveredActions(): string[] {
  const bar = document.querySelector(".call-bar");
  const edge = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  return [...document.querySelectorAll("main h1 ~ :is(.note, div :is(.button, .text-link))")]
    .map((action) => ({ action, box: action.getBoundingClientRect() }))
    .filter(({ box }) => box.top < edge && box.bottom > edge)
    .map(({ action }) => action.textContent ?? "");
}
