import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { showFonts } from "../browser/fonts.ts";
import { loadPictures } from "../browser/pictures.ts";
import { expect, test } from "../browser/visits.ts";
import { keptDist, keptPages } from "../second-clinic/kept-pages.ts";
import { oneClinic } from "../second-clinic/one-clinic.ts";

test.use({ dist: keptDist });

/** The browser that drew the kept pictures; another draws letters and curves a little differently. */
const KEPT_VERSION = resolve(import.meta.dirname, "browser.txt");
const WIDTHS = [390, 1440];
/** Half the size shows what a person would see, and keeps the files small. */
const SCALE = 0.5;
const A_MOMENT = new Date("2026-11-24T15:00:00Z");

for (const [name, path] of Object.entries(keptPages)) {
  test(`${name} looks as it did`, { tag: oneClinic }, async ({ browser, visit }) => {
    const version = browser.version();
    if (isUpdate(test.info().config.updateSnapshots)) writeFileSync(KEPT_VERSION, version);
    const kept = readFileSync(KEPT_VERSION, "utf8");
    test.skip(kept !== version, `the kept pictures are of Chromium ${kept}, this is ${version}`);
    const [narrowest = 0] = WIDTHS;
    const { page } = await visit(path, {
      viewport: { width: narrowest, height: 900 },
      mayLog: /./,
      before: (page) => page.clock.setFixedTime(A_MOMENT),
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await showFonts(page);
      await loadPictures(page);
      // A line of its own, which the script adds.
      await expect(page.locator("[data-open-now][hidden]")).toHaveCount(0);
      const shot = sharp(await page.screenshot({ fullPage: true, animations: "disabled" }));
      const picture = shot.resize({ width: width * SCALE }).png({ palette: true, colours: 64 });
      expect
        .soft(await picture.toBuffer())
        .toMatchSnapshot(["looks", `${name}-${width}.png`], { maxDiffPixelRatio: 0.002 });
    }
  });
}

/** `playwright test looks --update-snapshots` writes the pictures anew. */
function isUpdate(mode: string): boolean {
  return mode === "all" || mode === "changed";
}
