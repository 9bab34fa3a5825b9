import type { Page } from "@playwright/test";
import { showFonts } from "../fonts.ts";
import { lostSubjects } from "./crops.ts";
import { obscured } from "./obscured.ts";
import { scrollThrough } from "./scroll-through.ts";
import { openSight } from "./sight.ts";
import { brokenWords } from "./words.ts";

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** A phone and a laptop. `npm run test:long` has every width. */
export const usualWidths = [360, 1440];

/** What a person would see at each width, one line each. */
export async function faultsAtWidths(
  page: Page,
  widths: readonly number[] = screens.map(({ width }) => width),
): Promise<string[]> {
  await showFonts(page);
  await openSight(page);
  const found: string[] = [];
  for (const screen of screens.filter(({ width }) => widths.includes(width))) {
    await page.setViewportSize(screen);
    found.push(...(await faults(page)).map((fault) => `at ${screen.width} px: ${fault}`));
  }
  return found;
}

/** All that a person would see on the way through the page. */
export async function faults(page: Page): Promise<string[]> {
  return [
    ...(await scrollThrough(page)),
    ...(await brokenWords(page)),
    ...(await obscured(page)),
    ...(await lostSubjects(page)),
  ];
}
