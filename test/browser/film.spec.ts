import type { Page } from "@playwright/test";
import { content, hasFilm, without } from "../clinic-under-test.ts";
import { onMachinesClock } from "./clock.ts";
import { expect, moving, test, withoutPromotion } from "./visits.ts";

const { labels } = content.words;

test.use(moving);

const film = (page: Page) => page.locator(".home-hero-film video");

test.describe("the hero's film", () => {
  test.skip(!hasFilm, without.film);

  test("loads after the rest of the page, and plays muted", async ({ visit }) => {
    const { page } = await visit("/", { before: onMachinesClock });
    await expect(film(page)).toHaveAttribute("data-playing");
    const [request] = await requestsForFilm(page);
    const loaded = await page.evaluate(() => {
      const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return page?.loadEventStart;
    });
    expect(request?.startTime).toBeGreaterThanOrEqual(loaded ?? Number.POSITIVE_INFINITY);
    for (const property of ["muted", "loop", "playsInline"])
      await expect(film(page)).toHaveJSProperty(property, true);
    await expect(film(page)).toHaveJSProperty("paused", false);
  });

  test("has a button that pauses and plays it, and is named for its action", async ({ visit }) => {
    const { page } = await visit("/", { before: withoutPromotion });
    const pause = page.getByRole("button", { name: labels.pauseFilm });
    await pause.click();
    await expect(film(page)).toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: labels.playFilm }).click();
    await expect(film(page)).toHaveJSProperty("paused", false);
    await expect(pause).toBeVisible();
  });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ])
    test(`has the same composition as its poster at ${viewport.width} px`, async ({ visit }) => {
      const { page } = await visit("/", {
        viewport,
        before: onMachinesClock,
      });
      await expect(film(page)).toHaveAttribute("data-playing");
      const [inFilm, inPicture] = await page.evaluate(() => {
        const film = document.querySelector<HTMLVideoElement>(".home-hero-film video");
        const picture = document.querySelector<HTMLImageElement>(".home-hero-film img");
        if (!film || !picture) throw new Error("no film or no picture");
        return [
          { box: film.getBoundingClientRect().toJSON(), ratio: film.videoWidth / film.videoHeight },
          {
            box: picture.getBoundingClientRect().toJSON(),
            ratio: picture.naturalWidth / picture.naturalHeight,
          },
        ];
      });
      expect(inFilm.box).toEqual(inPicture.box);
      expect(inFilm.ratio).toBeCloseTo(1, 2);
      expect(inPicture.ratio).toBeCloseTo(1, 2);
    });

  for (const [name, options] of [
    ["less motion", { reducedMotion: "reduce" as const }],
    ["less data", { before: (page: Page) => page.addInitScript(saveData) }],
  ] as const) {
    test(`is not requested if the visitor prefers ${name}`, async ({ visit }) => {
      const { page } = await visit("/", options);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(3000);
      await expect(film(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: labels.pauseFilm })).toHaveCount(0);
      expect(await requestsForFilm(page)).toEqual([]);
    });
  }
});

function requestsForFilm(page: Page): Promise<PerformanceEntry[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => /\.(mp4|webm)$/.test(name)),
  );
}

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
