import type { Locator, Page } from "@playwright/test";
import { content } from "../../content/content.ts";
import { functionPath } from "../../contract/appointment-request.ts";
import { failureWords, fill, successWords } from "../browser/appointment-form.ts";
import { expect, test } from "../browser/visits.ts";
import { hasAreas, richTreatment, without } from "../clinic-under-test.ts";

const { appointmentForm, areasCarousel, galleryStatus } = content.interface;
const { filters: galleryFilters } = content.gallery;

test.describe("what a screen reader is told by itself", () => {
  test("is nothing of the slides while they move, and politely once they are stopped", async ({
    visit,
  }) => {
    test.skip(!hasAreas, without.areas);
    const { page } = await visit(richTreatment.path);
    const areas = page.locator("section.areas");
    await areas.scrollIntoViewIfNeeded();
    await expect(areas.locator("[data-awake]")).toBeVisible();
    const status = areas.locator("[aria-live]");
    await expect(status).toHaveAttribute("aria-live", "off");
    await areas.getByRole("button", { name: areasCarousel.pause }).click();
    await page.mouse.move(0, 0);
    await expect(status).toHaveAttribute("aria-live", "polite");
    await areas.getByRole("button", { name: areasCarousel.next }).click();
    await expect(status).not.toBeEmpty();
    await expect(status).toHaveText((await headingsInView(areas)).join(", "));
  });

  test("is the success, once and politely, in a region that was there before", async ({
    visit,
  }) => {
    const { page } = await visit("/contact");
    await fill(page);
    await page.locator("section[aria-live=polite]").waitFor({ state: "attached" });
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await expect(page.getByText(successWords.title)).toBeVisible();
    expect(await regionsTelling(page, successWords.title)).toEqual(["polite"]);
    expect(await regionsTelling(page, successWords.text)).toEqual(["polite"]);
  });

  test("is the failure, once, and what to do about it at once", async ({ visit }) => {
    const { page } = await visit("/contact", { mayLog: /./ });
    await page.route(`**${functionPath}`, (route) => route.fulfill({ status: 500 }));
    await fill(page);
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await expect(page.getByText(failureWords.title)).toBeVisible();
    expect(await regionsTelling(page, failureWords.title)).toEqual(["polite"]);
    expect(await regionsTelling(page, failureWords.text)).toEqual(["assertive"]);
  });

  test("is how many pictures are shown", async ({ visit }) => {
    const { page } = await visit("/gallery");
    const status = page.getByRole("status");
    const before = await status.textContent();
    await page.getByRole("button", { name: galleryFilters[1]?.label ?? "" }).click();
    await expect.poll(() => status.textContent()).not.toBe(before);
    await expect(status).toHaveText(new RegExp(`^${galleryStatus} \\d+$`));
  });
});

function headingsInView(areas: Locator): Promise<string[]> {
  return areas.locator(".carousel-slide").evaluateAll((slides) => {
    const frame = slides[0]?.closest("[data-carousel-viewport]")?.getBoundingClientRect();
    const isInView = (slide: Element) => {
      const { left, right } = slide.getBoundingClientRect();
      return frame && left > frame.left - 1 && right < frame.right + 1;
    };
    return slides.filter(isInView).map((slide) => slide.querySelector("h3")?.textContent ?? "");
  });
}

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
