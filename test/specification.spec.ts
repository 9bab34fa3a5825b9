/**
 * What the specification says of the screens, sentence by sentence, as a visitor meets it on a phone
 * and on a wide screen. What needs a clock, a failing server or a provider stands in `browser/`: the
 * form and its lasting success (contact-form), toasts, promotion, embeds, carousels, filters.
 */
import type { Locator, Page } from "@playwright/test";
import { placeOf } from "./browser/positions.ts";
import { desktop, expect, phone, test } from "./browser/visits.ts";
import { paths, site } from "./clinic-under-test.ts";
import { pages } from "./support/built-pages.ts";

/** As pages show it: with the signs that keep lines together. */
const { content } = site;
const { labels, treatmentPage } = content.words;
const { treatments } = content;
const servicePages = treatments.filter(({ whyChooseUs }) => whyChooseUs);
const withSteps = treatments.filter(({ details }) => !details);
const screens = [
  { name: "phone", screen: phone },
  { name: "wide screen", screen: desktop },
] as const;
/** A fold that hides less costs more room than it saves. */
const WORTH_FOLDING = 40;

const section = (page: Page, heading: string) =>
  page.getByRole("region", { name: heading.replaceAll("*", "") });

for (const { name, screen } of screens) {
  test.describe(`on a ${name}`, () => {
    test("testimonials: six cards, five stars, a quote, the author and a weeks-ago text", async ({
      read,
    }) => {
      for (const path of ["/", ...treatments.map((treatment) => treatment.path)]) {
        const { page } = await read(path, screen);
        const block = section(page, content.words.testimonialsSection.heading);
        const cards = block
          .locator("li:not([aria-hidden] *)")
          .filter({ has: page.locator("blockquote") });
        await expect(cards).toHaveCount(6);
        for (const card of await cards.all()) {
          await expect(card.getByRole("img")).toHaveAccessibleName(/5/);
          await expect(card.locator("time")).toHaveText(/\bweeks?\b|semaines?/);
          await expect(card.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
        }
      }
    });

    test("service pages: why-choose-us and the client's quote each hold an image", async ({
      read,
    }) => {
      for (const { path, whyChooseUs, quote } of servicePages) {
        const { page } = await read(path, screen);
        const why = section(page, whyChooseUs?.heading ?? "");
        await seesPicture(why.getByRole("img"));
        if (quote) await seesPicture(section(page, treatmentPage.quote).getByRole("img"));
      }
    });

    test("service pages: six detail cards, each with title, sentence and bullet list, open", async ({
      read,
    }) => {
      for (const { path } of servicePages) {
        const { page } = await read(path, screen);
        const cards = section(page, treatmentPage.details.heading).locator(".ruled-cards > li");
        await expect(cards).toHaveCount(6);
        for (const card of await cards.all()) {
          await expect(card.getByRole("heading")).toBeVisible();
          await expect(card.getByRole("paragraph").first()).toBeVisible();
          const points = card.getByRole("listitem");
          await expect(points.first()).toBeVisible();
          expect(await points.count()).toBeGreaterThanOrEqual(2);
          expect(await points.count()).toBeLessThanOrEqual(4);
        }
      }
    });

    test("steps, consultation points and care stand open, and no fold hides a line or two", async ({
      read,
    }) => {
      for (const path of pages) {
        const { page } = await read(path, screen);
        const folds = page.locator("main details:not([open]), footer details:not([open])");
        for (const fold of await folds.all()) {
          if (await fold.evaluate((one) => one.closest("#questions") !== null)) continue;
          const words = (await fold.locator("> :not(summary)").textContent())?.split(/\s+/) ?? [];
          expect(words.length, `${path}: ${await fold.textContent()}`).toBeGreaterThan(
            WORTH_FOLDING,
          );
        }
      }
      for (const { path, steps, preparation, aftercare } of treatments) {
        const { page } = await read(path, screen);
        for (const { text } of steps) await expect(page.getByText(text)).toBeVisible();
        for (const line of [...preparation, ...aftercare])
          await expect(page.getByText(line)).toBeVisible();
      }
      const { page } = await read("/", screen);
      for (const { text } of content.pages.consultation.points)
        await expect(page.getByText(text)).toBeVisible();
    });

    test("the footer shows the working hours, the address, the phone and the email", async ({
      read,
    }) => {
      const { page } = await read(paths.location, screen);
      const footer = page.getByRole("contentinfo");
      const { label, note, rows } = site.clinic.hours.footer;
      await expect(footer.getByRole("heading", { name: label })).toBeVisible();
      await expect(footer.getByText(note)).toBeVisible();
      for (const { days, times } of rows) {
        await expect(footer.getByText(days, { exact: true }).last()).toBeVisible();
        for (const time of times) await expect(footer.getByText(time).last()).toBeVisible();
      }
      await expect(footer.getByText(content.business.address.street)).toBeVisible();
      await expect(footer.getByRole("link", { name: site.clinic.phone.shown })).toBeVisible();
      await expect(footer.getByRole("link", { name: content.business.email })).toBeVisible();
    });

    test("the listings' six benefits come before the cards, what limits one beneath it", async ({
      read,
    }) => {
      for (const { path, page: words } of site.links.listings) {
        const { page } = await read(path, screen);
        const benefits = section(page, words.benefits.heading);
        await expect(benefits.getByRole("listitem")).toHaveCount(6);
        for (const { text } of words.benefits.items)
          await expect(benefits.getByRole("listitem").filter({ hasText: text })).toBeVisible();
        const cards = section(page, words.cards.heading);
        expect((await placeOf(benefits)).bottom).toBeLessThanOrEqual((await placeOf(cards)).top);
      }
    });

    test("home: six featured services, all in sight without a sideways row", async ({ read }) => {
      const { page } = await read("/", screen);
      const names = page.locator("#services").getByRole("listitem").getByRole("heading");
      await expect(names).toHaveCount(6);
      for (const name of await names.all()) {
        const box = await name.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.viewport.width);
      }
    });

    test("anti-wrinkle: eight sections in their order, each within a screen of the last", async ({
      read,
    }) => {
      for (const { path, areas, benefits } of withSteps) {
        const { page } = await read(path, screen);
        const { care, faq, steps } = treatmentPage;
        const order = [
          page.locator(".treatment-hero"),
          section(page, steps.heading),
          ...(areas ? [section(page, areas.heading)] : []),
          ...(benefits ? [section(page, benefits.heading)] : []),
          section(page, care.heading),
          section(page, content.words.testimonialsSection.heading),
          section(page, faq.heading),
          page.locator(".consultation-band"),
        ];
        const places = await Promise.all(order.map(placeOf));
        for (const [index, { top }] of places.slice(1).entries()) {
          const between = top - (places[index]?.bottom ?? 0);
          expect(between).toBeGreaterThanOrEqual(-1);
          expect(between, `before part ${index + 2}`).toBeLessThan(screen.viewport.height);
        }
      }
    });

    test("every free consultation leads to the form, its service chosen", async ({ read }) => {
      const { page } = await read(treatments[0]?.path ?? "/", screen);
      await page.getByRole("link", { name: content.pages.consultation.band.offerInCity }).click();
      await page.waitForURL(/#book$/);
      const service = page.getByLabel(content.words.appointmentForm.service);
      await expect(service).toHaveValue(content.words.openServices[0]?.value ?? "");
      await expect(service).toBeInViewport();
    });
  });
}

test("Call Now is in the first screen of every page on a phone, except where the form is", async ({
  read,
}) => {
  for (const path of pages.filter((page) => page !== "/contact")) {
    const { page } = await read(path, phone);
    const call = page.locator(".call-bar").getByRole("link", { name: labels.callNow });
    await expect(call, path).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute("href", site.clinic.phone.link);
  }
});

test("home's background video opens a phone's first screen, before the lead", async ({ read }) => {
  const { page } = await read("/", phone);
  const film = await placeOf(page.locator(".home-hero-film"));
  const lead = await placeOf(page.locator(".home-hero .lead"));
  expect(film.top).toBeLessThan(phone.viewport.height / 4);
  expect(film.bottom).toBeLessThanOrEqual(lead.top);
  expect(lead.bottom).toBeLessThan(phone.viewport.height);
});

test("below the form the docked bar leads back to it", async ({ read }) => {
  const { page } = await read(paths.contact, phone);
  const back = page.locator(".call-bar").getByRole("link", { name: labels.backToForm });
  await expect(back).not.toBeInViewport();
  await page.locator("#free-consultation").evaluate((heading) => heading.scrollIntoView());
  await back.click();
  await expect(page.getByLabel(content.words.appointmentForm.firstName)).toBeInViewport();
});

async function seesPicture(picture: Locator) {
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute("alt", /\w/);
}
