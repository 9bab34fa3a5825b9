/**
 * The layout that the specification gives, on a phone and on a wide screen. It holds for every content. What needs no
 * browser is in `specification.test.ts`; what needs a clock, a failing server or a provider is in `browser/`.
 */
import type { Locator, Page } from "@playwright/test";
import { placeOf } from "./browser/positions.ts";
import { desktop, expect, phone, test } from "./browser/visits.ts";
import { content, hasFilm, hasReviews, without } from "./clinic-under-test.ts";

const { business, treatments } = content;
const withReviews = hasReviews
  ? treatments.filter(({ kind }) => kind !== "invasive" || business.showTestimonialsOnInvasive)
  : [];
const withCards = treatments.filter(({ details }) => details);
const withoutCards = treatments.filter(({ details }) => !details);
const SCREENS = [
  { name: "phone", screen: phone },
  { name: "wide screen", screen: desktop },
] as const;

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    for (const treatment of withCards) {
      const { path, quote, whyChooseUs } = treatment;
      test(`${path}: pictures of why and of the quote, six cards, six reviews`, async ({
        read,
      }) => {
        const { page } = await read(path, screen);
        if (whyChooseUs?.photo) await expectPicture(section(page, "why").getByRole("img"));
        if (quote && withReviews.includes(treatment))
          await expectPicture(page.locator(".client-quote").getByRole("img"));
        const cards = section(page, "details").locator(".text-columns > li");
        await expect(cards).toHaveCount(6);
        for (const card of await cards.all()) {
          await expect(card.getByRole("heading")).toBeVisible();
          await expect(card.getByRole("paragraph").first()).toBeVisible();
          const points = await card.getByRole("listitem").count();
          expect([2, 3, 4]).toContain(points);
          await expect(card.getByRole("listitem").last()).toBeVisible();
        }
        if (withReviews.includes(treatment)) await expectReviews(page);
        if (treatment.benefits) await expectVisible(page, ".instructions");
      });
    }

    test("the breadcrumb of the anti-wrinkle page shows its three steps", async ({ read }) => {
      const { page } = await read("/anti-wrinkle-near-me-woodbridge", screen);
      const steps = page.locator(".breadcrumbs").getByRole("listitem");
      await expect(steps).toHaveText(["Home", "Services", "Anti-Wrinkle Treatment"]);
    });

    test("home shows six reviews, the names of six services, and the consultation's points", async ({
      read,
    }) => {
      const { page } = await read("/", screen);
      if (hasReviews) await expectReviews(page);
      const names = page.locator("#services").getByRole("listitem").getByRole("heading");
      await expect(names).toHaveCount(6);
      for (const name of await names.all()) {
        const { x = -1, width = 0 } = (await name.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(screen.viewport.width);
      }
      for (const point of await section(page, "consultation").getByRole("listitem").all())
        await expect(point.getByRole("paragraph")).toBeVisible();
    });

    for (const treatment of withoutCards) {
      const { areas, benefits, path } = treatment;
      test(`${path}: each section is within a screen of the one before`, async ({ read }) => {
        const { page } = await read(path, screen);
        if (withReviews.includes(treatment)) await expectReviews(page);
        for (const list of [".timeline", ".instructions"]) await expectVisible(page, list);
        const ids = ["steps", areas && "areas", benefits && "benefits", "care", "faq"];
        if (withReviews.includes(treatment)) ids.splice(-1, 0, "testimonials");
        const order = [
          page.locator(".treatment-hero"),
          ...ids.flatMap((id) => (id ? [section(page, id)] : [])),
          page.locator(".consultation-band"),
        ];
        const places = await Promise.all(order.map(placeOf));
        for (const [index, { top }] of places.slice(1).entries()) {
          const between = top - (places[index]?.bottom ?? 0);
          expect(between).toBeGreaterThanOrEqual(-1);
          expect(between, `before part ${index + 2}`).toBeLessThan(screen.viewport.height);
        }
      });
    }

    test("the footer shows working hours, address, phone and email", async ({ read }) => {
      const { page } = await read("/location", screen);
      const footer = page.getByRole("contentinfo");
      const hours = footer.locator(".footer-grid").getByText(/^\d+:\d\d [AP]M to \d+:\d\d [AP]M$/);
      await expect(hours.first()).toBeVisible();
      for (const part of ["address", '[href^="tel:"]', '[href^="mailto:"]'])
        await expect(footer.locator(part).last(), part).toBeVisible();
    });

    test("the listings' six benefits come before the cards", async ({ read }) => {
      for (const path of ["/non-invasive-treatments", "/invasive-treatments"]) {
        const { page } = await read(path, screen);
        const benefits = section(page, "benefits");
        await expect(benefits.getByRole("listitem")).toHaveCount(6);
        await expect(benefits.getByRole("listitem").last()).toBeVisible();
        const { top } = await placeOf(page.locator(".listing-cards"));
        expect((await placeOf(benefits)).bottom).toBeLessThanOrEqual(top);
      }
    });
  });
}

test("home's background video opens a phone's first screen, before the lead", async ({ read }) => {
  test.skip(!hasFilm, without.film);
  const { page } = await read("/", phone);
  const film = await placeOf(page.locator(".home-hero-film"));
  const lead = await placeOf(page.locator(".home-hero .lead"));
  expect(film.top).toBeLessThan(phone.viewport.height / 4);
  expect(film.bottom).toBeLessThanOrEqual(lead.top);
  expect(lead.bottom).toBeLessThan(phone.viewport.height);
});

test("below the form, the docked bar links back to it", async ({ read }) => {
  const { page } = await read("/contact", phone);
  const back = page.locator(".call-bar").getByRole("link", { name: "Book Now" });
  await expect(back).not.toBeInViewport();
  // Again until it is there: the page above may still grow, as when a font arrives.
  await expect(async () => {
    await page.locator("#visit").evaluate((heading) => heading.scrollIntoView());
    await expect(back).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await back.click();
  await expect(page.getByLabel("First name")).toBeInViewport();
});

async function expectPicture(picture: Locator) {
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute("alt", /\w/);
}

/** Six cards, each with five stars, a quote, the author and a weeks-ago text. */
async function expectReviews(page: Page) {
  const quotes = page.locator(".testimonials-row > li").filter({ has: page.locator("blockquote") });
  await expect(quotes).toHaveCount(6);
  for (const card of await quotes.all()) {
    await expect(card.getByRole("img")).toHaveAccessibleName("5 out of 5 stars");
    await expect(card.locator("strong")).toHaveText(/\w/);
    await expect(card.locator("time")).toHaveText(/^\d+ weeks? ago$/);
    await expect(card.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  }
}

/** The items of the lists are not folded. */
async function expectVisible(page: Page, lists: string) {
  const lines = page.locator(`main ${lists} > li`);
  await expect(lines).not.toHaveCount(0);
  for (const line of await lines.all()) await expect(line).toBeVisible();
}
