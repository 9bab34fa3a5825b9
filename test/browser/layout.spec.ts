import type { Page } from "@playwright/test";
import { content, paths } from "../clinic-under-test.ts";
import { pages } from "../support/built-pages.ts";
import { showFonts } from "./fonts.ts";
import { hasWidow, setBlocks } from "./lines.ts";
import { cutOff, widthBeyond } from "./reflow.ts";
import { controls, primary, smallerThan } from "./targets.ts";
import { setTextSize, USUAL_TEXT_PX } from "./text-size.ts";
import { expect, phone, test } from "./visits.ts";

const { labels } = content.words;

const MAX_LINE_LENGTH = 75;
/** WCAG 2.5.8, and a comfortable size for a thumb. */
const SMALLEST = 24;
const THUMB = 44;

/** Width and height in CSS pixels: a small phone, 400 % of 1280 × 1024, and text twice as large. */
const views = [
  { name: "at 320 px", width: 320, height: 640, hasDoubledText: false },
  { name: "at 400 % zoom", width: 320, height: 256, hasDoubledText: false },
  { name: "with doubled text on a desktop", width: 1280, height: 900, hasDoubledText: true },
  { name: "with doubled text on a tablet", width: 768, height: 1024, hasDoubledText: true },
];

test("the card over a room ends where the page's columns end", async ({ read }) => {
  const { page } = await read("/");
  // Half of the window and of the page: 78 rem of 17 px, of 19.04 px from 1600 px on.
  for (const [width, end] of [
    [1440, 720 + 663],
    [1920, 960 + 742.56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const card = await page.locator(".overlap-card").boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0), `at ${width} px`).toBeCloseTo(end, 0);
  }
});

for (const path of pages) {
  test(`${path} is set well: lines, headings, targets, nothing cut off or beyond the edge`, async ({
    read,
  }) => {
    const { page } = await read(path);
    await showFonts(page);
    for (const width of [1440, 820, phone.viewport.width]) {
      await page.setViewportSize({ width, height: 900 });
      const blocks = await setBlocks(page);
      expect(blocks.length).toBeGreaterThan(10);
      const lines = blocks.flatMap(({ lines }) => lines);
      const headings = blocks.filter(({ isHeading }) => isHeading).map(({ lines }) => lines);
      const at = `at ${width} px`;
      const tooLong = lines.filter((line) => line.length > MAX_LINE_LENGTH);
      expect.soft(tooLong, `lines too long to read ${at}`).toEqual([]);
      const brokenRanges = lines.filter((line) => /\d–$/.test(line));
      expect.soft(brokenRanges, `ranges of numbers broken ${at}`).toEqual([]);
      const widows = headings.filter(hasWidow);
      expect.soft(widows, `a word alone under a heading ${at}`).toEqual([]);
      const broken = headings.flat().filter((line) => /\p{L}-$/u.test(line));
      expect.soft(broken, `words of a heading broken ${at}`).toEqual([]);
    }
    expect.soft(await spaceBelowByline(page), "first screen").toBeGreaterThanOrEqual(0);
    expect.soft(await smallerThan(page, controls, SMALLEST), "small targets").toEqual([]);
    expect.soft(await smallerThan(page, primary, THUMB), "small for a thumb").toEqual([]);
    for (const { name, width, height, hasDoubledText } of views) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, hasDoubledText ? 32 : USUAL_TEXT_PX);
      expect.soft(await widthBeyond(page), `sideways ${name}`).toBe(0);
      expect.soft(await cutOff(page), `cut off ${name}`).toEqual([]);
    }
  });
}

test("in the menu every target is at least 44 px high", async ({ visit }) => {
  const { page } = await visit(paths.about, phone);
  await page.getByRole("button", { name: labels.menu }).click();
  for (const group of await page.locator("#menu summary").all()) await group.click();
  expect(await smallerThan(page, "#menu a, #menu button, #menu summary", THUMB)).toEqual([]);
});

test("at 400 % zoom the bars leave most of the screen to the page", async ({ visit }) => {
  const { page } = await visit(paths.about, { viewport: { width: 320, height: 256 } });
  await page.evaluate(() => scrollTo(0, 1500));
  const covered = await page.evaluate(() =>
    [".site-header", ".call-bar"]
      .map((bar) => document.querySelector(bar)?.getBoundingClientRect())
      .filter((box) => box && box.bottom > 0 && box.top < innerHeight)
      .reduce((sum, box) => sum + (box?.height ?? 0), 0),
  );
  expect(covered).toBeLessThanOrEqual(128);
});

/** How much of a phone's first screen is left below who gives a page's treatments. */
function spaceBelowByline(page: Page): Promise<number> {
  return page.evaluate((height) => {
    const end =
      document.querySelector("main .byline > :nth-child(2)")?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector<HTMLElement>(".call-bar");
    const covered = bar?.checkVisibility({ visibilityProperty: true }) ? bar.offsetHeight : 0;
    return height - end - covered;
  }, phone.viewport.height);
}
