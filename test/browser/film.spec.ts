import type { Page } from "@playwright/test";
import { contentSecurityPolicy } from "../../site/render/content-security-policy.ts";
import { content, hasFilm, without } from "../clinic-under-test.ts";
import { expect, test, withoutPromotion } from "./visits.ts";

const { labels } = content.interface;

const PLAYER = "https://www.youtube-nocookie.com/embed/SAMPLE";
const film = (page: Page) => page.locator(".home-hero-film video");

test.describe("the hero's film", () => {
  test.skip(!hasFilm, without.film);

  test("is asked for after everything else of the page has loaded, and plays muted", async ({
    visit,
  }) => {
    const requested: string[] = [];
    const { page } = await visit("/", {
      before: async (page) => page.on("request", (request) => requested.push(request.url())),
    });
    await page.waitForFunction(() => document.querySelector("video[data-playing]"));
    const isFilm = (url: string) => /\.(mp4|webm)$/.test(new URL(url).pathname);
    const first = requested.findIndex(isFilm);
    expect(first).toBeGreaterThan(0);
    expect(requested.slice(0, first).some((url) => url.endsWith(".avif"))).toBe(true);
    const started = await page.evaluate(() => {
      const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const films = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(mp4|webm)$/.test(name));
      return films.every(
        ({ startTime }) => startTime >= (page?.loadEventStart ?? Number.POSITIVE_INFINITY),
      );
    });
    expect(started).toBe(true);
    const state = await film(page).evaluate((video: HTMLVideoElement) => [
      video.muted,
      video.loop,
      video.playsInline,
      video.paused,
    ]);
    expect(state).toEqual([true, true, true, false]);
  });

  test("is paused and played by a button that says which", async ({ visit }) => {
    const { page } = await visit("/", { before: withoutPromotion });
    const isPaused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
    const pause = page.getByRole("button", { name: labels.pauseFilm });
    await pause.click();
    expect(await isPaused()).toBe(true);
    await page.getByRole("button", { name: labels.playFilm }).click();
    await expect.poll(isPaused).toBe(false);
    await expect(pause).toBeVisible();
  });

  for (const [name, options] of [
    ["less motion", { reducedMotion: "reduce" as const }],
    ["less data", { before: (page: Page) => page.addInitScript(saveData) }],
  ] as const) {
    test(`is never asked for where the visitor wants ${name}`, async ({ visit }) => {
      const { page } = await visit("/", options);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(3000);
      await expect(film(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: labels.pauseFilm })).toHaveCount(0);
      const asked = await page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => /\.(mp4|webm)$/.test(name)),
      );
      expect(asked).toEqual([]);
    });
  }

  test("is the provider's muted player where the content names one, once the visitor asks for it", async ({
    visit,
  }) => {
    const { page, elsewhere } = await visit("/", {
      before: async (page) => {
        await withoutPromotion(page);
        await page.route("/", async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const player = `data-embed="${PLAYER}?mute=1" data-embed-title="${labels.playFilm}"`;
          const body = html
            .replace(/data-film="[^"]*"/, player)
            .replace(
              `aria-label="${labels.pauseFilm}"`,
              `aria-label="${labels.playFilm}" data-embed-open`,
            );
          const policy = { "content-security-policy": contentSecurityPolicy([body]) };
          await route.fulfill({ response, body, headers: { ...response.headers(), ...policy } });
        });
      },
    });
    const frame = page.locator(".home-hero-film iframe");
    const play = page.getByRole("button", { name: labels.playFilm });
    await expect(play).toBeVisible();
    expect(elsewhere).toEqual([]);
    await play.click();
    await expect(frame).toBeVisible();
    await expect(play).toBeHidden();
    await expect(frame).toHaveAttribute("title", labels.playFilm);
    expect(elsewhere).toEqual([`${PLAYER}?mute=1`]);
  });
});

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
