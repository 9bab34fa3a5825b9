import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content, treatmentNamed } from "../../content/content.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { functionPath } from "../../contract/appointment-request.ts";
import { failureWords, successWords } from "../../site/clinic/appointment-form.ts";
import { fill } from "../browser/appointment-form.ts";
import { startVisits } from "../browser/visits.ts";
import { findings } from "./axe.ts";

const { appointmentForm, areasCarousel, finder, labels, testimonialsSection } = content.interface;
const { filters: galleryFilters } = content.gallery;
const antiWrinkle = treatmentNamed("anti-wrinkle");
const dermalFiller = treatmentNamed("dermal-filler");
const { treatments } = content;

const { visit } = startVisits();

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

describe.each(sizes)("at $width px, axe finds nothing", (viewport) => {
  it("on the home page with the promotion open and with the film playing", async () => {
    const { page } = await visit("/", { viewport });
    await page.getByRole("dialog").waitFor();
    expect(await findings(page), "promotion").toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("video[data-playing]").waitFor({ state: "attached" });
    expect(await findings(page, { within: ".home-hero" }), "film").toEqual([]);
  });

  it("on the home page with a post shown", async () => {
    const { page } = await visit("/", { viewport, before: skipPromotion });
    await page.locator("[data-embed-open]").first().click();
    await page.locator("iframe").waitFor();
    expect(await findings(page, { within: ".social-posts" })).toEqual([]);
  });

  it.each(questionPages(viewport.width))("on $path with a question open", async ({ path }) => {
    const { page } = await visit(path, { viewport });
    await page.locator("details.disclosure > summary").first().click();
    expect(await findings(page, { within: "#questions" })).toEqual([]);
  });

  it.each([antiWrinkle, dermalFiller])(
    "on $path with the slides moving and stopped",
    async ({ path }) => {
      const { page } = await visit(path, { viewport });
      const areas = page.locator("section.areas");
      await areas.scrollIntoViewIfNeeded();
      await areas.locator("[data-awake]").waitFor();
      expect(await findings(page, { within: "section.areas" }), "moving").toEqual([]);
      await page.getByRole("button", { name: areasCarousel.pause }).click();
      expect(await findings(page, { within: "section.areas" }), "stopped").toEqual([]);
    },
  );

  it("on the home page with the reviews at rest", async () => {
    const { page } = await visit("/", { viewport, before: skipPromotion });
    await page.locator(".testimonials").scrollIntoViewIfNeeded();
    if (viewport.width < 768) await page.locator(".testimonials [data-awake]").waitFor();
    else await page.getByLabel(testimonialsSection.pause).check({ force: true });
    expect(await findings(page, { within: ".testimonials" })).toEqual([]);
  });

  it("in the gallery, narrowed in every way", async () => {
    const { page } = await visit("/gallery", { viewport });
    for (const { label } of galleryFilters) {
      await page.getByRole("button", { name: label }).click();
      await page.locator(".gallery-item:not([hidden]) figure").first().focus();
      expect(await findings(page, { within: ".gallery" }), label).toEqual([]);
    }
  });

  it("on a listing narrowed to a concern, and to one that nothing there is for", async () => {
    const { page } = await visit("/invasive-treatments", { viewport });
    for (const concern of [finder.concerns.lines, finder.concerns["unwanted-hair"]]) {
      await page.getByRole("button", { name: concern, exact: true }).click();
      expect(await findings(page, { within: "main" })).toEqual([]);
    }
  });

  it("on the contact page with the map shown", async () => {
    const { page } = await visit("/contact", { viewport });
    await page.getByRole("button", { name: labels.showMap }).click();
    await page.locator("iframe").waitFor();
    expect(await findings(page, { within: ".map" })).toEqual([]);
  });

  it("on the contact page with the form refused, being sent, and sent", async () => {
    const { page } = await visit("/contact", { viewport });
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    expect(await page.locator(":invalid:focus").count(), "the focus").toBe(1);
    expect(await findings(page), "refused").toEqual([]);
    await fill(page);
    const answer = await holdAnswer(page);
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await page.getByRole("button", { name: appointmentForm.sending }).waitFor();
    expect(await findings(page), "being sent").toEqual([]);
    answer();
    await page.getByText(successWords.title).waitFor();
    expect(await findings(page), "sent").toEqual([]);
  });

  it("on the contact page with the failure told", async () => {
    const { page } = await visit("/contact", { viewport, mayLog: /./ });
    await page.route(`**${functionPath}`, (route) => route.fulfill({ status: 500 }));
    await fill(page);
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await page.getByText(failureWords.title).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it("on the page that answers a failed form without script", async () => {
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
    await page.getByRole("alert").waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

/** Every treatment once; at the other widths one page of each layout. */
function questionPages(width: number): readonly Treatment[] {
  return width === 320 ? treatments : [antiWrinkle, dermalFiller];
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

function skipPromotion(page: Page): Promise<unknown> {
  // Not in the frames of others, which may have no storage.
  return page.addInitScript(() => {
    if (self === top) sessionStorage.setItem("promotion-dismissed", "");
  });
}
