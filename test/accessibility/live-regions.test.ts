import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content, treatmentNamed } from "../../content/content.ts";
import { functionPath } from "../../contract/appointment-request.ts";
import { failureWords, successWords } from "../../site/clinic/appointment-form.ts";
import { fill } from "../browser/appointment-form.ts";
import { startVisits } from "../browser/visits.ts";

const { appointmentForm, areasCarousel, galleryStatus } = content.interface;
const { filters: galleryFilters } = content.gallery;
const antiWrinkle = treatmentNamed("anti-wrinkle");

const { visit } = startVisits();

describe("what a screen reader is told by itself", () => {
  it("is nothing of the slides while they move, and politely once they are stopped", async () => {
    const { page } = await visit(antiWrinkle.path);
    const areas = page.locator("section.areas");
    await areas.scrollIntoViewIfNeeded();
    await areas.locator("[data-awake]").waitFor();
    const slides = areas.locator(".carousel-slides");
    expect(await slides.getAttribute("aria-live")).toBe("off");
    await areas.getByRole("button", { name: areasCarousel.pause }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => slides.getAttribute("aria-live")).toBe("polite");
  });

  it("is the success, once and politely, in a region that was there before", async () => {
    const { page } = await visit("/contact");
    await fill(page);
    await page.locator("section[aria-live=polite]").waitFor({ state: "attached" });
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await page.getByText(successWords.title).waitFor();
    expect(await regionsTelling(page, successWords.title)).toEqual(["polite"]);
    expect(await regionsTelling(page, successWords.text)).toEqual(["polite"]);
  });

  it("is the failure, once, and what to do about it at once", async () => {
    const { page } = await visit("/contact", { mayLog: /./ });
    await page.route(`**${functionPath}`, (route) => route.fulfill({ status: 500 }));
    await fill(page);
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await page.getByText(failureWords.title).waitFor();
    expect(await regionsTelling(page, failureWords.title)).toEqual(["polite"]);
    expect(await regionsTelling(page, failureWords.text)).toEqual(["assertive"]);
  });

  it("is how many pictures are shown", async () => {
    const { page } = await visit("/gallery");
    const status = page.getByRole("status");
    const before = await status.textContent();
    await page.getByRole("button", { name: galleryFilters[1]?.label ?? "" }).click();
    await expect.poll(() => status.textContent()).not.toBe(before);
    expect(await status.textContent()).toMatch(new RegExp(`^${galleryStatus} \\d+$`));
  });
});

/** How each live region that tells these words tells them; a region within another tells its own words alone. */
function regionsTelling(page: Page, words: string): Promise<string[]> {
  return page.evaluate((sought) => {
    const live = "[aria-live], [role=alert], [role=status], [role=log]";
    const holders = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.textContent === sought &&
        ![...element.children].some((child) => child.textContent === sought),
    );
    return holders.flatMap((holder) => {
      const region = holder.closest(live);
      if (!region) return [];
      return region.role === "alert" ? "assertive" : (region.ariaLive ?? "polite");
    });
  }, words);
}
