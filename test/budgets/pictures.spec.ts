import { mayLog, templates } from "../browser/templates.ts";
import { expect, test, withoutPromotion } from "../browser/visits.ts";

/** Widths and densities of small and large phones, a tablet, laptops and a monitor. */
const screens = [
  { width: 320, height: 568, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 820, height: 1180, density: 2 },
  { width: 1024, height: 768, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
];
/** `sizes` says in round figures what the styles make of a picture. */
const TOLERANCE = 1.15;

for (const { width, height, density } of screens) {
  test(`at ${width} px, ${density} × dense, no page fetches a picture or font that it does not show, a larger one, or one too small`, async ({
    visit,
  }) => {
    for (const path of Object.values(templates)) {
      // Each in a tab of its own: Chromium takes a larger picture that the tab had before.
      const { page } = await visit(path, {
        viewport: { width, height },
        deviceScaleFactor: density,
        before: withoutPromotion,
        mayLog,
      });
      await page.waitForLoadState("networkidle");
      expect.soft(await page.evaluate(readBlurred), `${path}, too small`).toEqual([]);
      expect.soft(await page.evaluate(readWaste, TOLERANCE), `${path}, to its end`).toEqual([]);
      await page.close();
    }
  });
}

/** Runs in the page: what was fetched and is not shown, or could have been smaller. */
function readWaste(tolerance: number): string[] {
  const pathOf = (address: string) => new URL(address, location.href).pathname;
  const fetched = performance.getEntriesByType("resource").map(({ name }) => pathOf(name));
  const shown = [...document.images].filter((image) => image.checkVisibility());
  const shownPaths = new Set(shown.map(({ currentSrc }) => pathOf(currentSrc)));
  const hidden = fetched.filter((path) => path.startsWith("/pictures/") && !shownPaths.has(path));
  // A picture that one frame needs serves a smaller one, too.
  const enough = new Set<string>();
  const larger = shown.flatMap((image) => {
    const path = pathOf(image.currentSrc);
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const candidates =
      sources.find(({ srcset }) => srcset.includes(path))?.srcset.split(", ") ?? [];
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const needed = Math.max(width, height * ratio) * Math.min(devicePixelRatio, 2) * tolerance;
    const least = candidates.find((one) => Number.parseInt(one.split(" ")[1] ?? "", 10) >= needed);
    const isLarger =
      least && candidates.findIndex((one) => one.startsWith(path)) > candidates.indexOf(least);
    if (!isLarger) enough.add(path);
    return isLarger ? [{ path, text: `${path} where ${least} would do` }] : [];
  });
  const wasted = larger.filter(({ path }) => !enough.has(path)).map(({ text }) => text);
  const fonts = fetched.filter((path) => path.endsWith(".woff2"));
  const used = [...document.fonts].filter(({ status }) => status === "loaded");
  return [...hidden, ...wasted, ...(fonts.length > used.length ? fonts : [])];
}

/**
 * Runs in the page: pictures with fewer pixels than their frame shows, though there are wider ones.
 * Nobody sees more than twice the density.
 */
async function readBlurred(): Promise<string[]> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = "eager";
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  return shown.flatMap((image) => {
    const { currentSrc, naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image;
    const path = new URL(currentSrc).pathname;
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const candidates =
      sources.find(({ srcset }) => srcset.includes(path))?.srcset.split(", ") ?? [];
    const wider = candidates.slice(candidates.findIndex((one) => one.startsWith(path)) + 1);
    const width = Number(/-(\d+)\.\w+\.avif$/.exec(path)?.[1]);
    const covered = Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight);
    const ratio = width / (covered * Math.min(devicePixelRatio, 2));
    return wider.length > 0 && ratio < 0.995
      ? [`${path} at ${ratio.toFixed(2)} of ${offsetWidth} × ${offsetHeight} px`]
      : [];
  });
}
