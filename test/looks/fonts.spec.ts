import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { showFonts } from "../browser/fonts.ts";
import { expect, test } from "../browser/visits.ts";
import { keptDist, keptPages } from "../second-clinic/kept-pages.ts";
import { oneClinic } from "../second-clinic/one-clinic.ts";
import { launchChromium } from "../support/chromium.ts";
import { temporaryFolder } from "../support/process.ts";

const SOME_FONTS = resolve("node_modules/@expo-google-fonts");
/** As on a desktop: hinted letters, in colours where the screen's pixels stand side by side, another default font. */
const desktop = `
  <match target="font">
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
  </match>
  <alias><family>sans-serif</family><prefer><family>Tinos</family></prefer></alias>`;

test.use({ dist: keptDist });

test("a page looks the same whatever a machine says of fonts", { tag: oneClinic }, async ({
  site,
}) => {
  const url = site.url + keptPages.plain;
  const bare = await pictureOn({ settings: "", url });
  expect(bare.equals(await pictureOn({ settings: desktop, url }))).toBe(true);
});

/** The window's part of the page, on a machine with these settings of fontconfig; it begins with signs that no font of the site has. */
async function pictureOn({ settings, url }: { settings: string; url: string }): Promise<Buffer> {
  const file = join(temporaryFolder("fontconfig"), "fonts.conf");
  writeFileSync(file, `<fontconfig><dir>${SOME_FONTS}</dir>${settings}</fontconfig>`);
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = file;
  const browser = await launchChromium();
  if (before === undefined) delete process.env.FONTCONFIG_FILE;
  else process.env.FONTCONFIG_FILE = before;
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(url);
  await showFonts(page);
  await page.locator("h1").evaluate((heading) => heading.append("Жω"));
  await page
    .locator("main p")
    .first()
    .evaluate((text) => text.append("Жω"));
  const picture = await page.screenshot({ animations: "disabled" });
  await browser.close();
  return picture;
}
