/** Each page at a small phone's, a phone's and a laptop's width. 320 px is also 1280 px at 400 % zoom. */
import { everyPage, mayLog } from "./templates.ts";
import { expect, test } from "./visits.ts";

const WIDTHS = [320, 390, 1440];

for (const { path, tag } of everyPage)
  test(`${path} is no wider than the screen, and no bar covers a control`, { tag }, async ({
    read,
  }) => {
    const { page } = await read(path, { mayLog });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width at ${width} px`).toBe(width);
      expect.soft(await page.evaluate(coveredControls), `at ${width} px`).toEqual([]);
    }
  });

/** Runs in the page: focuses each control in turn. Returns those that lie under a bar of the screen then. */
async function coveredControls(): Promise<string[]> {
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    "main :is(a[href], button, input, select, textarea, summary), footer a[href]",
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    // A bar that leaves the screen, and a row of slides, need some frames.
    for (let frame = 0; frame < 30 && isCovered(control); frame++)
      await new Promise(requestAnimationFrame);
    if (isCovered(control)) covered.push(control.outerHTML.slice(0, 120));
  }
  return covered;

  function isCovered(control: Element): boolean {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !control.contains(topmost) && topmost?.closest(".site-header, .call-bar") != null;
  }
}
