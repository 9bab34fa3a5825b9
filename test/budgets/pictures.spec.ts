import { templates } from "../browser/templates.ts";
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

/** The headings of these two have no italics: their font is for the page that follows. */
const { sent, unknown, ...visited } = templates;

for (const { width, height, density } of screens) {
  test(`at ${width} px, ${density} × dense, no page fetches a picture or font that it does not show, or a larger one`, async ({
    visit,
  }) => {
    const { page } = await visit("/", {
      viewport: { width, height },
      deviceScaleFactor: density,
      before: withoutPromotion,
    });
    for (const path of Object.values(visited)) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect.soft(await page.evaluate(readWaste, TOLERANCE), path).toEqual([]);
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
  const larger = shown.flatMap((image) => {
    const path = pathOf(image.currentSrc);
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const candidates =
      sources.find(({ srcset }) => srcset.includes(path))?.srcset.split(", ") ?? [];
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const needed = Math.max(width, height * ratio) * devicePixelRatio * tolerance;
    const enough = candidates.find((one) => Number.parseInt(one.split(" ")[1] ?? "", 10) >= needed);
    const isLarger =
      enough && candidates.findIndex((one) => one.startsWith(path)) > candidates.indexOf(enough);
    return isLarger ? [`${path} where ${enough} would do`] : [];
  });
  const fonts = fetched.filter((path) => path.endsWith(".woff2"));
  const used = [...document.fonts].filter(({ status }) => status === "loaded");
  return [...hidden, ...larger, ...(fonts.length > used.length ? fonts : [])];
}
