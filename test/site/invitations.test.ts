import { describe, expect, it } from "vitest";
import { content, site } from "../clinic-under-test.ts";
import { attribute, text } from "../support/html.ts";
import { said } from "../support/said.ts";
import { listedPages, pageAt, pathsLinkedIn, renderedPages } from "./rendered-pages.ts";

const { contactLink, pageLinks, treatmentsOfKind } = site.links;

const { pages, treatments } = content;
const { provenance: words } = content.words.treatmentPage;
const contact = pageLinks.contact.path;

describe("a treatment's page", () => {
  it.each(treatments)("invites at its top and at its end: $name", (treatment) => {
    const { page } = pageAt(treatment.path);
    const booking = page
      .querySelectorAll("main a")
      .filter((link) => attribute(link, "href") === contactLink(treatment.service));
    expect(booking.map(text)).toEqual(Array(2).fill(treatment.bookingLabel));
  });

  it.each(treatments)(
    "leads to the others it is compared with, and to no more: $name",
    (treatment) => {
      const { page } = pageAt(treatment.path);
      const others = treatments.filter(({ slug }) => slug !== treatment.slug);
      const linked = new Set(pathsLinkedIn(page.querySelector("main")));
      const { related } = treatment;
      expect(others.filter(({ path }) => linked.has(path)).map(({ slug }) => slug)).toEqual(
        others
          .map(({ slug }) => slug)
          .filter((slug) => related.some((one) => one.treatment === slug)),
      );
      expect(new Set(related.map((one) => one.treatment)).size).toBe(related.length);
    },
  );
});

describe("every page", () => {
  it.each(renderedPages)("does not invite to itself: $path", ({ path, page, canonicalPath }) => {
    const own = [path, canonicalPath];
    const links = pathsLinkedIn(page.querySelector("main"));
    expect(links.filter((link) => own.includes(link))).toEqual([]);
  });

  it.each(renderedPages)("asks the same only once in two bands: $path", ({ page }) => {
    const bands = page.querySelectorAll("main > section").map((band) =>
      band
        .querySelectorAll("a.button")
        .filter((link) => attribute(link, "href").startsWith(contact))
        .map((link) => text(link).toLowerCase()),
    );
    const twice = bands.flatMap((asked, index) =>
      asked.filter((words) => bands[index - 1]?.includes(words)),
    );
    expect(twice).toEqual([]);
  });
});

it.runIf(treatmentsOfKind("invasive").length > 0)(
  "a physician prescribes where there are invasive treatments",
  () => {
    expect(pages.about.physician?.orders).toMatch(said.physician);
  },
);

describe("a physician's name", () => {
  it.each(treatmentsOfKind("invasive"))("stands where the physician orders: $name", (treatment) => {
    const { page } = pageAt(treatment.path);
    const section = page.querySelector(".provenance");
    const { physician } = treatment.provenance;
    const { physician: named } = pages.about;
    expect(physician && words[physician]).toBeTruthy();
    expect(text(section)).toContain(`${physician && words[physician]}${named?.name}`);
  });

  it("stands on no other page, least of all beside the products", () => {
    const ordered = treatmentsOfKind("invasive").flatMap(({ path, alsoAt }) => [path, alsoAt]);
    const named = renderedPages.filter(
      ({ path, page }) =>
        !ordered.includes(path) &&
        text(page.querySelector("main")).includes(pages.about.physician?.name ?? "Dr."),
    );
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

it("every page to book from offers a written quote", () => {
  const without = listedPages.filter(({ page }) => !said.writtenQuote.test(text(page)));
  expect(without.map(({ path }) => path)).toEqual([]);
});
