import { everyPage, mayLog, templates } from "../browser/templates.ts";
import { setTextSize } from "../browser/text-size.ts";
import { expect, test } from "../browser/visits.ts";
import { content, paths } from "../clinic-under-test.ts";
import { findings, findingsAtEveryWidth, pinCallBar } from "./axe.ts";

const { labels } = content.words;

/** A small phone, a phone and a laptop. 320 px is also 1280 px at 400 % zoom. */
const WIDTHS = [320, 390, 1440];

for (const { path, tag } of everyPage)
  test(`${path} has no axe finding, is no wider than the screen, and no bar covers a control`, {
    tag,
  }, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    await page.evaluate(unfold);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect.soft(await findingsAtEveryWidth(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await pinCallBar(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `width at ${width} px`).toBe(width);
      expect.soft(await page.evaluate(coveredControls), `at ${width} px`).toEqual([]);
    }
  });

for (const path of new Set(Object.values(templates)))
  test(`${path} has no axe finding with forced colours and doubled text`, { tag: "@long" }, async ({
    read,
  }) => {
    const { page } = await read(path, { mayLog, forcedColors: "active" });
    await setTextSize(page, 32);
    expect(await findings(page, { isWithoutContrast: true })).toEqual([]);
  });

test("header panels and menu groups have no axe finding when they are open", async ({ read }) => {
  const { page } = await read(paths.about);
  for (const summary of await page.locator(".header-panel > summary").all()) {
    await summary.click();
    expect(await findings(page, { within: ".site-header" })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: labels.menu }).click();
  for (const group of await page.locator("#menu summary").all()) await group.click();
  expect(await findings(page, { within: "#menu" })).toEqual([]);
});

/** Of the questions, those of one name open one at a time: the last one stays open. */
function unfold(): void {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>("main details"))
    folded.open = true;
}

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
