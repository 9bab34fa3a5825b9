/** What a treatment's page may not say too often, and what it may not leave unsaid. */

import { describe, expect, it } from "vitest";
import { ownPages } from "../../site/content/content-lookup.ts";
import { content, reviews as testimonials } from "../clinic-under-test.ts";
import { attribute, text } from "../support/html.ts";
import { said } from "../support/said.ts";
import { pageAt, renderedPages } from "./rendered-pages.ts";

const { pages, treatments } = content;
const { treatmentPage } = content.words;

const MOST_CAUTIONS = 3;

describe("a treatment's page", () => {
  it.each(treatments)(
    `says ${MOST_CAUTIONS} times at most that results vary: $name`,
    ({ path }) => {
      const cautions = wordsOf(path).join(" ").match(said.resultsVary) ?? [];
      expect(cautions.length).toBeGreaterThan(0);
      expect(cautions.length).toBeLessThanOrEqual(MOST_CAUTIONS);
    },
  );

  it.each(treatments)("warns no two times in the same words: $name", ({ path }) => {
    const warnings = pageAt(path)
      .page.querySelectorAll('[aria-labelledby="risks"] li, [aria-labelledby="care"] li')
      .map(text);
    expect(new Set(warnings).size).toBe(warnings.length);
  });

  it.each(treatments)("promises no before-and-after pictures: $name", ({ path }) => {
    const headings = pageAt(path).page.querySelectorAll("main h2").map(text);
    expect(headings.filter((heading) => /before (?:and|&) after/i.test(heading))).toEqual([]);
  });

  it.each(treatments)("says first that needles go in, where they do: $name", (treatment) => {
    if (treatment.procedure.type !== "Percutaneous") return;
    expect(treatment.hero.lead).toMatch(said.needles);
  });
});

describe("when results show and how long they last", () => {
  const { lasting, results } = treatmentPage.facts;

  it("are two facts, on the page and in the comparison", () => {
    for (const { path, facts } of treatments) {
      const strip = pageAt(path).page.querySelectorAll(".facts-strip > div");
      const shown = strip.map((fact) => [
        text(fact.querySelector("dt")),
        text(fact.querySelector("dd")),
      ]);
      if (facts.results) expect(shown).toContainEqual([results, facts.results]);
      if (facts.lasting) expect(shown).toContainEqual([lasting, facts.lasting]);
    }
    const tables = renderedPages.flatMap(({ page }) => page.querySelectorAll(".comparison"));
    for (const table of tables) {
      const columns = table.querySelectorAll('th[scope="col"]').map(text);
      expect(columns).toEqual(expect.arrayContaining([results, lasting]));
    }
  });

  it("are not mixed: what lasts does not say when it shows", () => {
    const mixed = treatments.filter(({ facts }) =>
      /onset|results in|improve/i.test(facts.lasting ?? ""),
    );
    expect(mixed.map(({ name }) => name)).toEqual([]);
  });
});

describe("the reviews", () => {
  const quotes = treatments.flatMap(({ quote }) => quote ?? []);
  const reviews = [
    ...testimonials.map(({ name, text: said }) => ({ name, said })),
    ...quotes.map(({ author, text: said }) => ({ name: author, said })),
  ];

  it.each(treatments)("begin with the treatment's own: $name", ({ path, slug }) => {
    const own = testimonials.find(({ treatment }) => treatment === slug);
    const [first] = pageAt(path).page.querySelectorAll(".testimonial-card");
    if (own && first) expect(text(first)).toContain(own.name);
  });

  it("have exact dates beside their weeks", () => {
    for (const card of renderedPages.flatMap(({ page }) =>
      page.querySelectorAll(".testimonial-card"),
    )) {
      expect(attribute(card.querySelector("time"), "datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it.skipIf(testimonials.length === 0)("are of as many people, who open no packet", () => {
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length);
    expect(reviews.filter(({ said }) => /packet|unseal|opened|needle tip/i.test(said))).toEqual([]);
  });
});

it("a claim of the group that a treatment contradicts has its limit beside it", () => {
  const { benefits } = pages["non-invasive-treatments"] ?? {};
  const absolute =
    benefits?.items.filter(({ text }) => /^(no downtime|safe for all)/i.test(text)) ?? [];
  expect(absolute.filter(({ caution }) => !caution)).toEqual([]);
});

it("service animals, disruptions and interpreters are spoken of as the law asks", () => {
  const words = JSON.stringify([ownPages(content), pages.contact]);
  expect(words).toMatch(said.assistanceAnimals);
  expect(words).toMatch(said.disruptionNotice);
  if (content.business.address.region === "ON") expect(words).toMatch(/excluded by law/i);
  expect(words).not.toMatch(/bring someone you trust/i);
});

it("where to park is told before anybody comes", () => {
  expect(JSON.stringify(pages.location)).toMatch(said.parking);
});

/** Of `main`; the row's silent copy is not read. */
function wordsOf(path: string): string[] {
  const html = pageAt(path).html.match(/<main\b.*<\/main>/s)?.[0] ?? "";
  return html
    .replace(/<ul class="testimonials-copy".*?<\/ul>/s, "")
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
}
