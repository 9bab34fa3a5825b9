/** `npm run contact-sheet -w lab`: takes pictures of every page, one sheet for each of three widths, in test/output. They are for a person to look at; nothing compares them. */
import { mkdirSync } from "node:fs";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { showFonts } from "../../test/browser/fonts.ts";
import { loadPictures } from "../../test/browser/pictures.ts";
import { dist, manifest, pages } from "../../test/support/built-pages.ts";
import { launchChromium } from "../../test/support/chromium.ts";
import { startSite } from "../../test/support/site.ts";

const OUTPUT = "test/output";
const WIDTHS = [390, 820, 1440];
/** The size of one page on the sheet. Longer pages are cropped. */
const TILE = { width: 420, height: 3000 };

mkdirSync(OUTPUT, { recursive: true });
const site = await startSite({ dist });
const browser = await launchChromium();
for (const width of WIDTHS) {
  const file = `${OUTPUT}/contact-sheet-${width}.png`;
  const join = { across: 7, shim: 24, background: "#73665a", valign: "top" } as const;
  await sharp(await photograph(browser, width), { join })
    .png({ palette: true })
    .toFile(file);
  console.log(file);
}
await browser.close();
await site.stop();

async function photograph(browser: Browser, width: number): Promise<Buffer[]> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const path of [...pages, manifest.notFound]) {
    await page.goto(path);
    await showFonts(page);
    await loadPictures(page);
    const shot = await page.screenshot({ fullPage: true });
    const tile = sharp(shot).resize({ width: TILE.width });
    const { info, data } = await tile.png().toBuffer({ resolveWithObject: true });
    const height = Math.min(info.height, TILE.height);
    pictures.push(
      await sharp(data).extract({ left: 0, top: 0, width: TILE.width, height }).toBuffer(),
    );
  }
  await context.close();
  return pictures;
}
