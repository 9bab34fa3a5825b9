/** What the site renders from `test/fixture-content`. A person wrote the expected values by reading the fixture's files. */
import { expect, it } from "vitest";
import { FIXTURE_CONTENT, siteOf } from "../test/support/clinic-folder.ts";
import { createPages } from "./build/render-pages.tsx";
import { reviewsOf } from "./clinic/news/reviews.ts";
import { createRoutes } from "./routes.tsx";

const site = siteOf(FIXTURE_CONTENT);

it("has a route for each page, treatment and concern, and redirects for short paths", () => {
  const { redirects, routes } = createRoutes(site);
  expect(routes.map(({ path }) => path)).toEqual([
    "/",
    "/about",
    "/treatments/facial",
    "/treatments/peel",
    "/treatments/laser",
    "/treatments/filler",
    "/non-invasive-treatments",
    "/invasive-treatments",
    "/concerns/dullness",
    "/contact",
    "/location",
    "/gallery",
    "/privacy",
    "/contact/sent",
  ]);
  expect(redirects["/filler"]).toBe("/treatments/filler");
});

it("shows the six newest reviews, newest first", () => {
  const names = site.clinic.reviews?.testimonials.map(({ name }) => name);
  expect(names).toEqual(["Gus", "Fay", "Eli", "Dev", "Cleo", "Ben"]);
  expect(site.clinic.reviews?.testimonials[0]).toMatchObject({ shownDate: "September 7, 2026" });
});

it("shows a treatment's own reviews first, then those that name no treatment", () => {
  const names = reviewsOf(site.content, "en-CA", "facial")?.testimonials.map(({ name }) => name);
  expect(names).toEqual(["Fay", "Cleo", "Gus", "Ben", "Eli", "Dev"]);
});

it("shows no reviews on the page of a treatment that a physician orders", () => {
  const { renderPage } = createPages(site);
  const page = (path: string) => renderPage(path, { script: "/site.js" }).html;
  expect(page("/treatments/facial")).toContain("Gus was on time");
  expect(page("/treatments/filler")).not.toContain("was on time");
});

it("shows six facts of a treatment, in a fixed order", () => {
  const { html } = createPages(site).renderPage("/treatments/facial", { script: "/site.js" });
  const strip = /<dl class="facts facts-strip">.*?<\/dl>/s.exec(html)?.[0] ?? "";
  const facts = [...strip.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, fact = ""]) => fact);
  expect(
    facts.map((fact) =>
      fact
        .replace(/<[^>]*>/g, " ")
        .trim()
        .replace(/\s+/g, " "),
    ),
  ).toEqual([
    "60 minutes",
    "3 visits 4 weeks apart",
    "1 day",
    "After the last visit",
    "6 months",
    "A light sting",
  ]);
});

it("lists the opening hours with their lunch break, and the hours for calls in the footer", () => {
  expect(site.clinic.hours.visit.rows).toEqual([
    { days: "Monday", times: ["Closed"] },
    { days: "Tuesday and Wednesday", times: ["10:00 AM to 6:00 PM"] },
    { days: "Thursday", times: ["10:00 AM to 1:00 PM", "2:00 PM to 8:00 PM"] },
    { days: "Friday", times: ["10:00 AM to 6:00 PM"] },
    { days: "Saturday", times: ["9:00 AM to 3:00 PM"] },
    { days: "Sunday", times: ["Closed"] },
  ]);
  expect(site.clinic.hours.footer.rows).toEqual([
    { days: "Monday to Friday", times: ["9:00 AM to 5:00 PM"] },
    { days: "Saturday and Sunday", times: ["Closed"] },
  ]);
  expect(site.clinic.hours.footer.closed).toBe("The clinic itself is closed on Monday");
});

it("lists the treatments for a concern in the order of the concern's reasons", () => {
  const [dullness] = site.links.concerns;
  if (!dullness) throw new Error("there is no concern");
  expect(site.links.treatmentsFor(dullness).map(({ slug }) => slug)).toEqual(["peel", "facial"]);
});

it("offers the treatments in the form, followed by General Consultation and Other", () => {
  expect(site.clinic.form.services.map(({ label }) => label)).toEqual([
    "Facial",
    "Peel",
    "Laser",
    "Filler",
    "General Consultation",
    "Other",
  ]);
});

it("formats the address and the phone number as in Canada", () => {
  expect(site.clinic.contact.address.map((line) => line.replace("\u00A0", " "))).toEqual([
    "12 Fixture Street",
    "Regina, SK S4P 0A1",
  ]);
  expect(site.clinic.phone).toEqual({ shown: "(306) 555-0117", link: "tel:+13065550117" });
});

it("sorts the menu entries by their order field", () => {
  expect(site.links.menus.header.map(({ label }) => label)).toEqual([
    "About",
    "Without needles",
    "With needles",
    "Gallery",
    "Location",
    "Contact",
  ]);
  expect(site.links.menus.footerBase.map(({ label }) => label)).toEqual(["Privacy"]);
});
