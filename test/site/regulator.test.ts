import { describe, expect, it } from "vitest";
import { content, treatmentNamed } from "../../content/content.ts";
import { mapTexts } from "../../content/figures.ts";
import { pageLinks } from "../../site/clinic/navigation.ts";
import { clinic } from "../../site/structured-data/clinic.ts";
import { pictureAddress } from "../../site/structured-data/graph.ts";
import { attribute, text, visibleText } from "./built-site.ts";
import { pageAt, renderedPages } from "./rendered-pages.ts";

const { photos, testimonials, treatments } = content;
const { resultsVary } = content.business;

describe("reviews", () => {
  it("stand without a highlighted one where a prescription drug is injected", () => {
    const antiWrinkle = treatmentNamed("anti-wrinkle");
    const { page } = pageAt(antiWrinkle.path);
    expect(page.querySelector(".quote-grid")).toBeNull();
    expect(page.querySelector(".testimonials")).not.toBeNull();
  });

  it("speak of no injection's effect", () => {
    const ofInjections =
      /inject|filler|needle|wrinkle|frown|forehead|\blips?\b|\bcheeks? (look|fuller)/i;
    expect(testimonials.items.filter((review) => ofInjections.test(review.text))).toEqual([]);
  });
});

it("the caution stands ahead of the six aims, at their size", () => {
  const { page } = pageAt("/non-invasive-treatments");
  const benefits = page.querySelector('section[aria-labelledby="benefits"]');
  const parts = benefits?.querySelectorAll("p, li") ?? [];
  expect(text(parts[0] ?? null)).toBe(content.pages["non-invasive-treatments"]?.benefits.note);
  expect(parts.map((part) => attribute(part, "class")).join(" ")).not.toMatch(/text-small/);
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
    const addresses = rendered.map(({ name }) => pictureAddress(name));
    expect(addresses).not.toContain(clinic().image);
  });

  it("is called an illustration to those who cannot see it", () => {
    const rooms = rendered.filter(({ alt }) => /\b(room|corner|door|entrance)\b/i.test(alt));
    expect(rooms.filter(({ alt }) => !/illustration|render/i.test(alt))).toEqual([]);
  });
});

it("an emergency says 911 everywhere", () => {
  const without: string[] = [];
  mapTexts({ treatments, pages: content.pages }, (words) => {
    if (/\bemergency\b/i.test(words) && !words.includes("911")) without.push(words);
    return words;
  });
  expect(without).toEqual([]);
});

it("every treatment says what needs help at once", () => {
  expect(treatments.filter(({ risks }) => !risks.urgent?.includes("911"))).toEqual([]);
});

it.each([
  ["the federal law", /Personal Information Protection and Electronic Documents Act|PIPEDA/],
  ["the federal commissioner", /Privacy Commissioner of Canada/],
  ["Ontario's law on health information", /Personal Health Information Protection Act|PHIPA/],
  ["the Ontario commissioner", /Information and Privacy Commissioner of Ontario/],
])("the privacy page names %s", (_, name) => {
  expect(visibleText(pageAt(pageLinks.privacy.path).html)).toMatch(name);
});
