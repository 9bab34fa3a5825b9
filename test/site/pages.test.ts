import type { HtmlElement } from "html-validate";
import { describe, expect, it } from "vitest";
import { announcements, content, paths, site } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { attribute, parse, text, visibleText, withPlainSpaces } from "../support/html.ts";
import { isSpecified, printsClaim, specificationClaims } from "../support/specification.ts";
import { get } from "./built-site.ts";

const { listings, treatmentsOfKind } = site.links;

const { labels } = content.words;
const { brand, siteUrl } = content.business;
const { treatments } = content;
const withSecondAddress = treatments.filter(({ alsoAt }) => alsoAt);

describe.each(routes)("$path", ({ path, metadata, noIndex, canonicalPath = path }) => {
  it("answers with one h1 and complete metadata", async () => {
    const { response, html } = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = parse(html);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    const title = text(page.querySelector("title"));
    expect(title.toLowerCase().split(brand.name.toLowerCase())).toHaveLength(2);
    expect(title).toContain(metadata.title);
    expect(meta(page, "name", "description")).toBe(metadata.description);
    if (!noIndex) expect(meta(page, "name", "keywords")).not.toBe("");
    const canonical = attribute(page.querySelector('link[rel="canonical"]'), "href");
    expect(canonical).toBe(noIndex ? "" : siteUrl + canonicalPath);
    expect(meta(page, "name", "robots")).toBe(noIndex ? "noindex" : "");
    expect(meta(page, "property", "og:title")).toBe(title);
    expect(meta(page, "property", "og:description")).toBe(metadata.description);
    expect(meta(page, "property", "og:url")).toBe(siteUrl + canonicalPath);
    expect(meta(page, "name", "twitter:card")).toBe("summary_large_image");
  });

  it("stands in the frame of every page", async () => {
    const { html } = await get(path);
    const page = parse(html);
    const bar = page.querySelector(".announcement-bar");
    expect(bar?.querySelectorAll("li a") ?? []).toHaveLength(announcements.length);
    const header = page.querySelector(".site-header");
    const panels = header?.querySelectorAll(".header-panel") ?? [];
    expect(panels.map((panel) => panel.querySelectorAll(".panel-link").length)).toEqual(
      listings.map(({ kind }) => treatmentsOfKind(kind).length),
    );
    const footer = visibleText(`<body${html.split("<footer")[1]}`);
    const { note, rows } = site.clinic.hours.footer;
    const hours = rows.flatMap(({ days, times }) => [days, ...times]);
    for (const fact of [labels.explore, site.clinic.phone.shown, note, ...hours]) {
      expect(footer).toContain(fact);
    }
    const headings = page.querySelectorAll(".visit-strip h3").map(text);
    expect(new Set(headings).size, "hours told twice").toBe(headings.length);
    const words = visibleText(html);
    if (!path.startsWith(site.links.pageLinks.contact.path)) {
      for (const promise of content.pages.consultation.band.promises)
        expect(words).toContain(promise);
    }
    expect(words).toContain(labels.visitUs);
  });
});

describe.runIf(isSpecified)("the specified treatment pages", () => {
  it.each(treatments)("print every claim of the specification: $name", async (treatment) => {
    const words = visibleText((await get(treatment.path)).html);
    const claims = specificationClaims[treatment.service] ?? [];
    expect(claims.filter((claim) => !printsClaim(words, claim))).toEqual([]);
  });
});

describe("the treatment pages", () => {
  it.each(treatments)("have a breadcrumb where it is on: $name", async (treatment) => {
    const page = parse((await get(treatment.path)).html);
    const crumbs = page.querySelectorAll(".breadcrumbs li");
    const { name } = treatment;
    const { hasBreadcrumb } = treatment;
    expect(crumbs.map(text)).toEqual(hasBreadcrumb ? [labels.home, labels.services, name] : []);
    if (!hasBreadcrumb) return;
    const links = page.querySelectorAll(".breadcrumbs a");
    expect(links.map((link) => attribute(link, "href"))).toEqual([
      paths.home,
      `${paths.home}#services`,
    ]);
  });

  it.each(treatments)("ask six questions, answered without script: $name", async (treatment) => {
    const { html } = await get(treatment.path);
    const questions = parse(html).querySelectorAll(".faq-list details");
    expect(questions).toHaveLength(6);
    const isGrouped = questions.map((question) => question.hasAttribute("name"));
    expect(new Set(isGrouped)).toEqual(new Set([treatment.faqLayout === "one-at-a-time"]));
    const words = visibleText(html);
    for (const { answer } of treatment.faqs) expect(words).toContain(answer);
  });

  it.each(treatments)("show each of their treatment areas: $name", async ({ path, areas }) => {
    const shown = parse((await get(path)).html).querySelector("section.areas");
    expect(shown !== null).toBe(areas !== undefined);
    const titles = areas?.items.map(({ title }) => title) ?? [];
    expect(titles.filter((title) => !text(shown).includes(title))).toEqual([]);
  });

  it.each(treatments.filter(({ details }) => details))(
    "have six detail cards each: $name",
    async ({ path }) => {
      const page = parse((await get(path)).html);
      expect(page.querySelector(".ruled-cards")?.querySelectorAll("h3")).toHaveLength(6);
    },
  );
});

it.each(withSecondAddress)(
  "a second address shows the treatment's page: $alsoAt",
  async ({ path, alsoAt = "" }) => {
    const [second, own] = await Promise.all([get(alsoAt), get(path)]);
    expect(visibleText(second.html)).toBe(visibleText(own.html));
  },
);

describe("the listings", () => {
  it.each(listings)("compare their treatments by the same data: $path", async ({ kind, path }) => {
    const page = parse((await get(path)).html);
    const rows = page.querySelectorAll(".comparison tbody tr");
    const expected = treatmentsOfKind(kind).map((treatment) =>
      [
        treatment.name,
        treatment.facts.session,
        treatment.facts.number,
        treatment.facts.pain,
        treatment.facts.downtime,
        treatment.facts.results,
        treatment.facts.lasting,
      ].map((fact) => withPlainSpaces(fact ?? content.words.treatmentPage.comparison.unset)),
    );
    // The last column comes from the days after: recovery.test.ts.
    const facts = rows.map((row) => row.querySelectorAll("th, td").map(text).slice(0, -1));
    expect(facts).toEqual(expected);
  });

  it.each(listings)("close with a button to the contact page: $path", async ({ path }) => {
    const page = parse((await get(path)).html);
    const closing = page.querySelector('[aria-labelledby="closing"]');
    expect(attribute(closing?.querySelector("a.button") ?? null, "href")).toBe(paths.contact);
  });

  it.each(listings)("hold a card for each treatment, and those beside: $path", async (listing) => {
    const { extraCards = [] } = listing.page;
    const page = parse((await get(listing.path)).html);
    const cards = page.querySelectorAll(".treatment-card");
    expect(cards).toHaveLength(treatmentsOfKind(listing.kind).length + extraCards.length);
  });
});

function meta(page: HtmlElement, key: "name" | "property", value: string): string {
  return attribute(page.querySelector(`meta[${key}="${value}"]`), "content");
}
