import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "../../site/content/folder.ts";
import { readContent } from "../../site/content/read.ts";
import { showFonts } from "../../test/browser/fonts.ts";
import { launchChromium } from "../../test/support/chromium.ts";

/** `npm run docs:pictures`: photographs the running site (SITE, by default on port 3000) for the README. */
const SITE = process.env.SITE ?? "http://127.0.0.1:3000";
const FOLDER = "docs/images";

const [treatment] = readContent(contentFolder).treatments;

const DESKTOP = { viewport: { width: 1440, height: 900 }, pixels: 1440 };
const PHONE = { viewport: { width: 390, height: 844 }, pixels: 585 };

const shots = [
  { name: "home", path: "/", ...DESKTOP },
  { name: "home-phone", path: "/", ...PHONE },
  { name: "treatment-phone", path: treatment?.path ?? "/", ...PHONE },
  { name: "contact-phone", path: "/contact", ...PHONE },
];

const browser = await launchChromium();
await mkdir(FOLDER, { recursive: true });
for (const { name, path, viewport, pixels } of shots) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const picture = await photograph(page, SITE + path);
  const { size } = await sharp(picture)
    .resize(pixels)
    .webp({ quality: 82, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(`${FOLDER}/${name}.webp  ${Math.round(size / 1024)} KB`);
  await page.close();
}
await browser.close();

/** The page before the promotion opens after three seconds. */
async function photograph(page: Page, url: string): Promise<Buffer> {
  await page.addInitScript(() => sessionStorage.setItem("promotion-dismissed", ""));
  await page.goto(url, { waitUntil: "networkidle" });
  await showFonts(page);
  // Not `animations: "disabled"`, which runs the call bar to where the reader has scrolled.
  return page.screenshot();
}
