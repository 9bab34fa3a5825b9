/** The pages of concerns, the links to them, and the site of a clinic that has none. */
import { describe, expect, it } from "vitest";
import { createPages } from "../../site/build/render-pages.tsx";
import { builtWith } from "../../site/build/settings.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { createRoutes } from "../../site/routes.tsx";
import { createSite } from "../../site/site.ts";
import { content, site } from "../clinic-under-test.ts";
import { attribute, parse, text, withPlainSpaces } from "../support/html.ts";
import { isSpecified } from "../support/specification.ts";
import { pageAt, pathsLinkedIn } from "./rendered-pages.ts";

const { concerns, listings, treatmentsFor } = site.links;
const { concernPage } = content.words;

const assets = { script: "/site.js", stylesheet: "/site.css" };
const MIN_WORDS = 250;
const MAX_WORDS = 450;

describe("a concern's page", () => {
  it.each(concerns)("shows each treatment that may help, with its figures: $name", (concern) => {
    const rows = pageAt(concern.path).page.querySelectorAll(".concern-options > li");
    const shown = rows.map((row) => text(row));
    for (const [index, { name, tagline, facts }] of treatmentsFor(concern).entries()) {
      const { number = "", downtime, lasting = "" } = facts;
      for (const words of [name, tagline, number, downtime, lasting]) {
        expect(shown[index]).toContain(withPlainSpaces(words));
      }
    }
    expect(rows).toHaveLength(treatmentsFor(concern).length);
  });

  it.each(concerns)("says what will not help, and whom to see instead: $name", (concern) => {
    const main = text(pageAt(concern.path).page.querySelector("main"));
    const { limits, seeInstead } = concern;
    const people = seeInstead.people.flatMap((one) => [one.title, one.text]);
    const said = [...limits.willNotHelp, ...limits.beforeDeciding, ...people];
    expect(said.filter((words) => !main.includes(withPlainSpaces(words)))).toEqual([]);
    expect(main.includes(concernPage.urgent)).toBe(seeInstead.urgent !== undefined);
  });

  it.each(concerns)("ends with a consultation about it: $name", ({ path, slug }) => {
    const closing = pageAt(path).page.querySelector('[aria-labelledby="closing"] a.button');
    expect(attribute(closing, "href")).toBe(`/contact?service=consultation&about=${slug}#book`);
  });

  it.each(concerns)("leads to the other concerns: $name", ({ path }) => {
    const others = concerns.map((one) => one.path).filter((one) => one !== path);
    const main = pageAt(path).page.querySelector("main");
    expect(pathsLinkedIn(main)).toEqual(expect.arrayContaining(others));
  });

  it.runIf(isSpecified).each(concerns)(
    `has ${MIN_WORDS} to ${MAX_WORDS} words of its own: $name`,
    (concern) => {
      const { hero, mayHelp, limits, seeInstead, closing } = concern;
      const reasons = mayHelp.reasons.map(({ text }) => text);
      const people = seeInstead.people.flatMap(({ title, text }) => [title, text]);
      const words = [
        ...[hero.heading, hero.lead, mayHelp.heading, mayHelp.lead, ...reasons],
        ...[limits.heading, ...limits.willNotHelp, ...limits.beforeDeciding],
        ...[seeInstead.heading, ...people, seeInstead.urgent, closing.heading, closing.text],
      ].flatMap((said = "") => said.split(/\s+/));
      expect(words.length).toBeGreaterThanOrEqual(MIN_WORDS);
      expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
    },
  );
});

describe("the way to a concern", () => {
  it.each(content.treatments)("leads from the treatments that name it: $name", (treatment) => {
    const linked = pathsLinkedIn(pageAt(treatment.path).page.querySelector("main"));
    const named = concerns.filter(({ slug }) => treatment.concerns.includes(slug));
    expect(linked.filter((path) => concerns.some((one) => one.path === path)).toSorted()).toEqual(
      named.map(({ path }) => path).toSorted(),
    );
  });

  it("leads from home, the listings and the page of unknown addresses", () => {
    const from = ["/", ...listings.map(({ path }) => path)].map((path) => pageAt(path).page);
    const unknown = parse(createPages(site).renderPage("/404", assets).html);
    const paths = concerns.map(({ path }) => path);
    for (const page of [...from, unknown]) {
      expect(pathsLinkedIn(page.querySelector("main"))).toEqual(expect.arrayContaining(paths));
    }
  });
});

describe("a clinic without concerns", () => {
  const treatments = content.treatments.map((one) => ({ ...one, concerns: [] }));
  const without = createSite({
    content: { ...content, treatments, concerns: [] },
    folder: contentFolder,
    settings: builtWith,
  });
  const { routes } = createRoutes(without);
  const { renderPage } = createPages(without);

  it("has no page, no link and no filter for them", () => {
    expect(routes.filter(({ file }) => file.startsWith("concerns/"))).toEqual([]);
    const queries = routes.flatMap(({ variants = [] }) => variants.map(({ query }) => query));
    expect(queries.filter((query) => query.startsWith("concern="))).toEqual([]);
    for (const { path } of routes) {
      const { html } = renderPage(path, assets);
      expect(html).not.toContain("/concerns/");
      expect(parse(html).querySelector('[name="concern"], .concern-links')).toBeNull();
    }
  });
});
