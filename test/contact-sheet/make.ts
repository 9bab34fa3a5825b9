/** `npm run contact-sheet`: every page at three widths, one picture a width, in test/output. To be looked at, not compared. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { fontsAreReady, waitForFonts } from "../browser/fonts.ts";
import { dist, manifest, pages } from "../support/built-pages.ts";
import { launchChromium } from "../support/chromium.ts";
import { startSite } from "../support/site.ts";

const OUTPUT = "test/output";
const WIDTHS = [390, 820, 1440];
/** A page's picture on the sheet; longer pages are cut. */
const TILE = { width: 420, height: 3000, gap: 24, columns: 7 };

mkdirSync(OUTPUT, { recursive: true });
const site = await startSite({ dist });
const browser = await launchChromium();
for (const width of WIDTHS) {
  const file = join(OUTPUT, `contact-sheet-${width}.png`);
  await compose(await photograph(browser, width), file);
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
  await waitForFonts(page);
  const pictures: Buffer[] = [];
  for (const path of [...pages, manifest.notFound]) {
    await page.goto(path);
    await fontsAreReady(page);
    await loadLazyPictures(page);
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

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
}

async function compose(pictures: Buffer[], file: string): Promise<void> {
  const { width, height, gap, columns } = TILE;
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap };
  await sharp({ create: { ...size, channels: 3, background: "#73665a" } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png({ palette: true })
    .toFile(file);
}
