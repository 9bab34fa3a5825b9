import type { Locator, Page } from "@playwright/test";
import { functionPath } from "../../contract/appointment-request.ts";
import { failureWords, fill, send, successWords } from "../browser/appointment-form.ts";
import { expect, phone, test, withoutPromotion } from "../browser/visits.ts";
import { content, hasAreas, hasReviews, richTreatment, without } from "../clinic-under-test.ts";

const { appointmentForm, areasCarousel } = content.interface;
const { items: testimonials } = content.testimonials;

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
    await send(page);
    await expect(page.getByText(failureWords.title)).toBeVisible();
    expect(await regionsTelling(page, failureWords.title)).toEqual(["polite"]);
    expect(await regionsTelling(page, failureWords.text)).toEqual(["assertive"]);
  });

  test("is a mistake once the form was to be sent, until it is mended", async ({ visit }) => {
    const { page } = await visit("/contact");
    const field = page.getByLabel(appointmentForm.firstName, { exact: true });
    await field.focus();
    await expect(page.locator("[data-island][data-awake]")).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await page.getByRole("button", { name: appointmentForm.submit }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("Zoë");
    await expect(field).toHaveAttribute("aria-invalid", "false");
  });

  test("is whose review a dot has brought into view", async ({ visit }) => {
    test.skip(!hasReviews, without.reviews);
    const { page } = await visit("/", { ...phone, before: withoutPromotion });
    const reviews = page.locator(".testimonials");
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.locator("[data-awake]")).toBeVisible();
    await reviews.locator("[data-carousel-dot]").nth(1).click();
    await expect(reviews.locator("[aria-live=polite]")).toHaveText(testimonials[1]?.name ?? "");
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
