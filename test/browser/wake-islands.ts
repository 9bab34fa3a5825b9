import { expect, type Page } from "@playwright/test";

/** Waits for the page's script, whose listeners a key pressed right after the load would miss. */
function scriptStarted(page: Page): Promise<void> {
  return expect(page.locator("html[data-script]")).toBeAttached();
}

/** As in `wake.ts`. */
const LATER_MS = 2000;

/** Runs a stopped clock until the islands that wake "later" are hydrated. */
export async function wakeLater(page: Page): Promise<void> {
  await scriptStarted(page);
  await page.clock.runFor(LATER_MS);
  await expect(page.locator("[data-wake=later]:not([data-awake])")).toHaveCount(0);
}

/** Scrolls to the end and touches the form, until every island and script of this width has started. */
export async function wakeIslands(page: Page): Promise<void> {
  await scriptStarted(page);
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: "instant" }));
    // What is scrolled past before the page rests does not hydrate.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>("[data-wake=near]")].every((root) => {
        const { top, bottom } = root.getBoundingClientRect();
        return top >= innerHeight || bottom <= 0 || "awake" in root.dataset;
      }),
    );
  }
  const touched = page.locator('[data-wake="touch"]');
  for (const root of await touched.all()) {
    await root.locator("input:visible, button:visible").first().hover();
    await expect(root).toHaveAttribute("data-awake");
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].every(
      ({ dataset }) => "awake" in dataset || dataset.wake === "touch",
    ),
  );
}
