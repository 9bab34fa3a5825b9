import type { Page } from "@playwright/test";
import { content, hasFilm, paths, without } from "../clinic-under-test.ts";
import { placeOf } from "./positions.ts";
import { expect, moving, phone, test, withoutPromotion } from "./visits.ts";

test.use(moving);

const film = (page: Page) => page.locator(".home-hero-film video");

test.describe("the hero's film", () => {
  test.skip(!hasFilm, without.film);

  test("plays muted over its poster without React", async ({ visit }) => {
    const { page } = await visit("/", { before: withoutPromotion });
    await expect(film(page)).toHaveAttribute("data-playing");
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(scripts.filter((name) => /hydrate/.test(name))).toEqual([]);
    for (const property of ["muted", "loop", "playsInline"])
      await expect(film(page)).toHaveJSProperty(property, true);
    await expect(film(page)).toHaveJSProperty("paused", false);
  });

  test("opens a phone's first screen, before the lead", async ({ read }) => {
    const { page } = await read("/", phone);
    const place = await placeOf(page.locator(".home-hero-film"));
    const lead = await placeOf(page.locator(".home-hero .lead"));
    expect(place.top).toBeLessThan(phone.viewport.height / 4);
    expect(place.bottom).toBeLessThanOrEqual(lead.top);
    expect(lead.bottom).toBeLessThan(phone.viewport.height);
  });

  test("plays without script", async ({ read }) => {
    const { page } = await read("/", { javaScriptEnabled: false });
    await expect(film(page)).toBeVisible();
    await expect(film(page)).toHaveJSProperty("paused", false);
  });

  test("is not requested while the visitor has paused all motion", async ({ visit }) => {
    const { page } = await visit(paths.about);
    await page.getByRole("checkbox", { name: content.words.labels.pauseMotion }).check();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((address) => /\.(mp4|webm)$/.test(address))).toEqual([]);
  });

  test("is not requested if the visitor saves data", async ({ visit }) => {
    const requests: string[] = [];
    const { page } = await visit("/", {
      async before(page) {
        await withoutPromotion(page);
        await page.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        );
        page.on("request", (request) => requests.push(request.url()));
      },
    });
    await page.waitForLoadState("networkidle");
    await expect(film(page)).toHaveCount(0);
    expect(requests.filter((address) => /\.(mp4|webm)$/.test(address))).toEqual([]);
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
    expect(requests.filter((address) => /\.(mp4|webm)$/.test(address))).toEqual([]);
  });
});
