import type { Page } from "@playwright/test";
import { content, hasFilm, without } from "../clinic-under-test.ts";
import { expect, moving, phone, test, withoutPromotion } from "./visits.ts";

const { labels } = content.words;

test.use(moving);

const film = (page: Page) => page.locator(".home-hero-film video");

test.describe("the hero's film", () => {
  test.skip(!hasFilm, without.film);

  test("plays muted over its poster without React, and has a button that pauses it", async ({
    visit,
  }) => {
    const { page } = await visit("/", { before: withoutPromotion });
    await expect(film(page)).toHaveAttribute("data-playing");
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(scripts.filter((name) => /hydrate/.test(name))).toEqual([]);
    for (const property of ["muted", "loop", "playsInline"])
      await expect(film(page)).toHaveJSProperty(property, true);
    await expect(film(page)).toHaveJSProperty("paused", false);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const [inFilm, inPicture] = await compositions(page);
      expect(inFilm.box, `at ${viewport.width} px`).toEqual(inPicture.box);
      expect(inFilm.crop, `at ${viewport.width} px`).toEqual(inPicture.crop);
      expect(inFilm.ratio).toBeCloseTo(1, 2);
      expect(inPicture.ratio).toBeCloseTo(1, 2);
    }
    const pause = page.getByRole("button", { name: labels.pauseFilm });
    for (const isPaused of [true, false]) {
      await pause.click();
      await expect(film(page)).toHaveJSProperty("paused", isPaused);
      await expect(pause).toHaveAttribute("aria-pressed", String(isPaused));
    }
  });

  for (const viewport of [phone.viewport, { width: 360, height: 740 }])
    test(`shows the head from the crown to the chin at ${viewport.width} px`, async ({ read }) => {
      const { page } = await read("/", { ...phone, viewport });
      const picture = page.locator(".home-hero-film img");
      const [above, below] = await picture.evaluate((image) => {
        const { width, height } = image.getBoundingClientRect();
        const [, share = ""] = getComputedStyle(image).objectPosition.split(" ");
        const start = (1 - height / width) * (Number.parseFloat(share) / 100);
        return [start, start + height / width] as const;
      });
      // Where the crown and the chin are in the square picture.
      expect(above).toBeLessThan(0.17);
      expect(below).toBeGreaterThan(0.775);
    });

  test("is not requested if the visitor prefers less motion", async ({ visit }) => {
    const requests: string[] = [];
    const { page } = await visit("/", {
      reducedMotion: "reduce",
      async before(page) {
        await withoutPromotion(page);
        page.on("request", (request) => requests.push(request.url()));
      },
    });
    await page.waitForLoadState("networkidle");
    await expect(film(page)).toBeHidden();
    await expect(page.getByRole("button", { name: labels.pauseFilm })).toHaveCount(0);
    expect(requests.filter((address) => /\.(mp4|webm)$/.test(address))).toEqual([]);
  });
});

/** Where the film and its poster are, how they are cropped, and the shape of their files. */
function compositions(page: Page) {
  return page.evaluate(async () => {
    const film = document.querySelector<HTMLVideoElement>(".home-hero-film video");
    const picture = document.querySelector<HTMLImageElement>(".home-hero-film img");
    if (!film || !picture) throw new Error("no film or no picture");
    await picture.decode();
    const shown = (element: Element) => {
      const { objectFit, objectPosition } = getComputedStyle(element);
      return {
        box: element.getBoundingClientRect().toJSON(),
        crop: `${objectFit} ${objectPosition}`,
      };
    };
    return [
      { ...shown(film), ratio: film.videoWidth / film.videoHeight },
      { ...shown(picture), ratio: picture.naturalWidth / picture.naturalHeight },
    ] as const;
  });
}
