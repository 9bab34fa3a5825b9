import type { Page } from "@playwright/test";
import { showFonts } from "./fonts.ts";
import { hasWidow, setBlocks } from "./lines.ts";
import { cutOff, widthBeyond } from "./reflow.ts";
import { controls, primary, smallerThan } from "./targets.ts";
import { setTextSize, USUAL_TEXT_PX } from "./text-size.ts";
import { expect, phone } from "./visits.ts";

const MAX_LINE_LENGTH = 75;
/** WCAG 2.5.8, and a comfortable size for a thumb. */
const SMALLEST = 24;
export const THUMB = 44;
/** In CSS px: enough to see that there is a picture. */
const SHOWN_PICTURE = 80;

/** Width and height in CSS pixels: a small phone, 400 % of 1280 × 1024, and text twice as large. */
const views = [
  { name: "at 320 px", width: 320, height: 640, hasDoubledText: false },
  { name: "at 400 % zoom", width: 320, height: 256, hasDoubledText: false },
  { name: "with doubled text on a desktop", width: 1280, height: 900, hasDoubledText: true },
  { name: "with doubled text on a tablet", width: 768, height: 1024, hasDoubledText: true },
];

/** Expects readable lines and headings, large enough targets, and nothing cut off or wider than the screen. */
export async function expectLayout(page: Page): Promise<void> {
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
  const shown = (await pictureOnFirstScreen(page)) ?? SHOWN_PICTURE;
  expect.soft(shown, "picture on the first screen").toBeGreaterThanOrEqual(SHOWN_PICTURE);
  expect.soft(await smallerThan(page, controls, SMALLEST), "small targets").toEqual([]);
  expect.soft(await smallerThan(page, primary, THUMB), "small for a thumb").toEqual([]);
  for (const { name, width, height, hasDoubledText } of views) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, hasDoubledText ? 32 : USUAL_TEXT_PX);
    expect.soft(await widthBeyond(page), `sideways ${name}`).toBe(0);
    expect.soft(await cutOff(page), `cut off ${name}`).toEqual([]);
  }
}

/** How much of a treatment's picture a phone's first screen shows, in CSS px. Undefined on other pages. */
function pictureOnFirstScreen(page: Page): Promise<number | undefined> {
  return page.evaluate((height) => {
    const top = document.querySelector(".treatment-hero-picture")?.getBoundingClientRect().top;
    const bar = document.querySelector<HTMLElement>(".call-bar")?.offsetHeight ?? 0;
    return top && height - bar - top;
  }, phone.viewport.height);
}
