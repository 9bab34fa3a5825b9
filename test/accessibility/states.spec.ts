import type { Page } from "@playwright/test";
import { content, treatmentNamed } from "../../content/content.ts";
import { functionPath } from "../../contract/appointment-request.ts";
import { failureWords, fill, successWords } from "../browser/appointment-form.ts";
import { expect, test, withoutPromotion } from "../browser/visits.ts";
import { findings } from "./axe.ts";

const { appointmentForm, areasCarousel, finder, labels, testimonialsSection } = content.interface;
const { filters: galleryFilters } = content.gallery;
const antiWrinkle = treatmentNamed("anti-wrinkle");
const dermalFiller = treatmentNamed("dermal-filler");

const PROMOTION_AFTER_MS = 3000;
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px, axe finds nothing`, () => {
    test("on the home page with the promotion open and with the film playing", async ({
      visit,
    }) => {
      const { page } = await visit("/", { viewport, before: (page) => page.clock.install() });
      await page.clock.fastForward(PROMOTION_AFTER_MS);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await findings(page), "promotion").toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("video[data-playing]").waitFor({ state: "attached" });
      expect(await findings(page, { within: ".home-hero" }), "film").toEqual([]);
    });

    test("on the home page with a post shown", async ({ visit }) => {
      const { page } = await visit("/", { viewport, before: withoutPromotion });
      await page.locator("[data-embed-open]").first().click();
      await expect(page.locator("iframe")).toBeVisible();
      expect(await findings(page, { within: ".social-posts" })).toEqual([]);
    });

    for (const { path } of [antiWrinkle, dermalFiller]) {
      test(`on ${path} with a question open`, async ({ visit }) => {
        const { page } = await visit(path, { viewport });
        await page.locator("details.disclosure > summary").first().click();
        expect(await findings(page, { within: "#questions" })).toEqual([]);
      });
    }

    for (const { path } of [antiWrinkle, dermalFiller]) {
      test(`on ${path} with the slides moving and stopped`, async ({ visit }) => {
        const { page } = await visit(path, { viewport });
        const areas = page.locator("section.areas");
        await areas.scrollIntoViewIfNeeded();
        await expect(areas.locator("[data-awake]")).toBeVisible();
        expect(await findings(page, { within: "section.areas" }), "moving").toEqual([]);
        await page.getByRole("button", { name: areasCarousel.pause }).click();
        expect(await findings(page, { within: "section.areas" }), "stopped").toEqual([]);
      });
    }

    test("on the home page with the reviews at rest", async ({ visit }) => {
      const { page } = await visit("/", { viewport, before: withoutPromotion });
      await page.locator(".testimonials").scrollIntoViewIfNeeded();
      if (viewport.width < 768)
        await expect(page.locator(".testimonials [data-awake]")).toBeVisible();
      else await page.getByLabel(testimonialsSection.pause).check({ force: true });
      expect(await findings(page, { within: ".testimonials" })).toEqual([]);
    });

    test("in the gallery, narrowed in every way", async ({ visit }) => {
      const { page } = await visit("/gallery", { viewport });
      for (const { label } of galleryFilters) {
        await page.getByRole("button", { name: label }).click();
        await page.locator(".gallery-item:not([hidden]) figure").first().focus();
        expect(await findings(page, { within: ".gallery" }), label).toEqual([]);
      }
    });

    test("on a listing narrowed to a concern, and to one that nothing there is for", async ({
      visit,
    }) => {
      const { page } = await visit("/invasive-treatments", { viewport });
      for (const concern of [finder.concerns.lines, finder.concerns["unwanted-hair"]]) {
        await page.getByRole("button", { name: concern, exact: true }).click();
        expect(await findings(page, { within: "main" })).toEqual([]);
      }
    });

    test("on the contact page with the map shown", async ({ visit }) => {
      const { page } = await visit("/contact", { viewport });
      await page.getByRole("button", { name: labels.showMap }).click();
      await expect(page.locator("iframe")).toBeVisible();
      expect(await findings(page, { within: ".map" })).toEqual([]);
    });

    test("on the contact page with the form refused, being sent, and sent", async ({ visit }) => {
      const { page } = await visit("/contact", { viewport });
      await page.getByRole("button", { name: appointmentForm.submit }).click();
      await expect(page.locator(":invalid:focus"), "the focus").toHaveCount(1);
      expect(await findings(page), "refused").toEqual([]);
      await fill(page);
      const answer = await holdAnswer(page);
      await page.getByRole("button", { name: appointmentForm.submit }).click();
      await page.getByRole("button", { name: appointmentForm.sending }).waitFor();
      expect(await findings(page), "being sent").toEqual([]);
      answer();
      await expect(page.getByText(successWords.title)).toBeVisible();
      expect(await findings(page), "sent").toEqual([]);
    });

    test("on the contact page with the failure told", async ({ visit }) => {
      const { page } = await visit("/contact", { viewport, mayLog: /./ });
      await page.route(`**${functionPath}`, (route) => route.fulfill({ status: 500 }));
      await fill(page);
      await page.getByRole("button", { name: appointmentForm.submit }).click();
      await expect(page.getByText(failureWords.title)).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test("on the page that answers a failed form without script", async ({ visit }) => {
      const { page } = await visit("/contact", {
        viewport,
        mayLog: /./,
        before: (page) => page.route("**/*.js", (route) => route.abort()),
      });
      await fill(page);
      await page.locator("form").evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByLabel(appointmentForm.email).fill("not an address");
      await page.getByRole("button", { name: appointmentForm.submit }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

/** Holds the function's answer back until the returned function is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${functionPath}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
