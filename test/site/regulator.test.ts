import { describe, expect, it } from "vitest";
import { textsIn } from "../../site/content/texts.ts";
import { clinic } from "../../site/structured-data/clinic.ts";
import { pictureAddress } from "../../site/structured-data/graph.ts";
import { content, hasReviews, site, reviews as testimonials } from "../clinic-under-test.ts";
import { text, visibleText } from "../support/html.ts";
import { said } from "../support/said.ts";
import { pageAt, renderedPages } from "./rendered-pages.ts";

const { listings, pageLinks } = site.links;

const { photos, treatments } = content;
const { address, resultsVary } = content.business;

describe.runIf(hasReviews)("reviews", () => {
  it.each(treatments)("are highlighted where the treatment has one: $name", ({ path, quote }) => {
    const { page } = pageAt(path);
    expect(page.querySelector(".quote-grid") !== null).toBe(quote !== undefined);
    expect(page.querySelector(".testimonials")).not.toBeNull();
  });

  it("speak of no injection's effect", () => {
    const ofInjections =
      /inject|filler|needle|wrinkle|frown|forehead|\blips?\b|\bcheeks? (look|fuller)/i;
    expect(testimonials.filter((review) => ofInjections.test(review.text))).toEqual([]);
  });
});

it.each(listings)("what limits an aim stands beneath it: $path", ({ path, page: { benefits } }) => {
  const section = pageAt(path).page.querySelector('section[aria-labelledby="benefits"]');
  const shown = section?.querySelectorAll("li").map(text) ?? [];
  expect(shown).toEqual(benefits.items.map(({ text, caution = "" }) => text + caution));
  expect(text(section)).toContain(benefits.note);
});

describe("that results vary", () => {
  it.each(treatments)("stands beside the durations: $name", ({ path }) => {
    const strip = pageAt(path).page.querySelector(".facts-strip");
    expect(text(strip?.nextSibling ?? null)).toContain(resultsVary);
  });

  it("stands beside durations that are compared", () => {
    const tables = renderedPages.flatMap(({ page }) => page.querySelectorAll(".comparison"));
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(text(table.nextSibling)).toContain(resultsVary);
  });
});

describe("a rendered room", () => {
  const rendered = photos.items.filter(({ sample }) => sample);

  it("is not told to search engines as the clinic", () => {
    const addresses = rendered.map(({ name }) => pictureAddress(site, name));
    expect(addresses).not.toContain(clinic(site).image);
  });

  it("is called an illustration or a drawing to those who cannot see it", () => {
    const rooms = rendered.filter(({ alt }) => /\b(room|corner|door|entrance)\b/i.test(alt));
    expect(rooms.filter(({ alt }) => !/illustration|drawing|render/i.test(alt))).toEqual([]);
  });
});

it("an emergency says 911 everywhere", () => {
  const texts = textsIn({ treatments, pages: content.pages }).map(({ text }) => text);
  const without = texts.filter((text) => said.emergency.test(text) && !text.includes("911"));
  expect(without).toEqual([]);
});

it("every treatment says what needs help at once", () => {
  expect(treatments.filter(({ risks }) => !risks.urgent?.includes("911"))).toEqual([]);
});

/** The law of a province stands in place of the federal one where it is held to be alike, as in Québec. */
const ofQuebec = [
  ["Québec's law", /Loi 25|Law 25/],
  ["Québec's commission", /Commission d’accès à l’information/],
] as const;
const federal = [
  ["the federal law", /Personal Information Protection and Electronic Documents Act|PIPEDA/],
  ["the federal commissioner", /Privacy Commissioner of Canada/],
] as const;
const ofOntario = [
  ["Ontario's law on health information", /Personal Health Information Protection Act|PHIPA/],
  ["the Ontario commissioner", /Information and Privacy Commissioner of Ontario/],
] as const;

const laws: Record<string, readonly (readonly [string, RegExp])[]> = {
  ON: [...federal, ...ofOntario],
  QC: ofQuebec,
};

it.each(laws[address.region] ?? federal)("the privacy page names %s", (_, name) => {
  expect(visibleText(pageAt(pageLinks.privacy.path).html)).toMatch(name);
});
