import { describe, expect, it } from "vitest";
import { findBanned } from "../../content-model/find-terms.ts";
import { weekdays } from "../../content-model/schema/business.ts";
import { content, hasRating, site } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { get, visibleText } from "../site/built-site.ts";
import { printsClaim } from "../support/specification.ts";
import { graphOf, type Node, typesOf, within, wordsOf } from "./graphs.ts";
import { faultsOf } from "./required-properties.ts";

const { email, phone, rating, schedules, serviceAreas } = content.business;
const { images: galleryImages } = content.gallery;
const { treatments } = content;

type OpeningHours = { dayOfWeek: string[]; opens: string; closes: string };

const pages = routes.map(({ path }) => path);

/** content-brief's list; a treatment's is worked out below. */
const expected: Record<string, readonly string[]> = {
  "/": ["MedicalBusiness", "HealthAndBeautyBusiness", "WebSite"],
  "/about": ["AboutPage", ...content.pages.about.team.members.map(() => "Person")],
  "/contact": ["ContactPage", "MedicalBusiness", "HealthAndBeautyBusiness"],
  "/location": ["WebPage", "MedicalBusiness", "HealthAndBeautyBusiness"],
  "/gallery": ["ImageGallery"],
};

describe("every page's graph", () => {
  it.each(pages)("is whole, has no fault and leads to nothing unknown: %s", async (path) => {
    const graph = await graphOf(path);
    expect(graph.flatMap(faultsOf)).toEqual([]);
    const everyPage = await Promise.all(pages.map((page) => graphOf(page)));
    const known = new Set(everyPage.flat().map((node) => node["@id"]));
    const used = graph.flatMap(within).flatMap((node) => ("@id" in node ? [node["@id"]] : []));
    expect(used.filter((id) => !known.has(id))).toEqual([]);
    const own = graph.map((node) => node["@id"]);
    expect(new Set(own).size).toBe(own.length);
  });

  it.each(pages)("says only what its page shows: %s", async (path) => {
    const shown = normalised(visibleText((await get(path)).html));
    const unseen = (await graphOf(path))
      .flatMap(textsOf)
      .flatMap(sentences)
      .filter((words) => !shown.includes(normalised(words)));
    expect(unseen).toEqual([]);
  });

  it.each(pages)("names no drug, no price and no superlative: %s", async (path) => {
    const graph = await graphOf(path);
    expect(findBanned(JSON.stringify(graph))).toEqual([]);
    const properties = graph.flatMap(within).flatMap(Object.keys);
    expect(properties.filter((name) => /price|offer|drug|cost/i.test(name))).toEqual([]);
  });

  it("is of the types that are ruled", async () => {
    for (const { path, canonicalPath } of routes) {
      const treatment = treatments.find((candidate) => candidate.path === path);
      if (treatment || canonicalPath) continue;
      const types = (await graphOf(path)).flatMap(typesOf);
      expect(types, path).toEqual(expected[path] ?? []);
    }
    expect(await graphOf("/no-such-page")).toEqual([]);
  });
});

it.each(pages)("a page is told under its own title and description: %s", async (path) => {
  const { html } = await get(path);
  const heads = (await graphOf(path)).filter((node) => typesOf(node).some(isToldByTheHead));
  for (const { name, description } of heads) {
    expect(html).toContain(`content="${description}"`);
    expect(html.slice(0, html.indexOf("</title>"))).toContain(String(name));
  }
});

describe("a treatment's graph", () => {
  it.each(treatments)("is of the types that its file asks for: $name", async (treatment) => {
    const { path, hasFaqData, hasBreadcrumb } = treatment;
    expect((await graphOf(path)).flatMap(typesOf)).toEqual([
      ...["MedicalProcedure", "Service", "MedicalWebPage"],
      ...(hasFaqData ? ["FAQPage"] : []),
      ...(hasBreadcrumb ? ["BreadcrumbList"] : []),
    ]);
  });

  it.each(treatments)("prints figures as the page does: $name", async ({ path }) => {
    const graph = await graphOf(path);
    const page = visibleText((await get(path)).html);
    const figures = graph
      .flatMap(wordsOf)
      .flatMap(
        (words) => words.match(/\d+–\d+ (?:minutes|weeks|months|days|hours|sessions)/g) ?? [],
      );
    expect(figures.filter((figure) => !printsClaim(page, figure))).toEqual([]);
  });

  it("carries no rating", async () => {
    for (const { path } of treatments) {
      const parts = (await graphOf(path)).flatMap(within);
      expect(parts.filter((part) => "aggregateRating" in part || "review" in part)).toEqual([]);
    }
  });
});

describe("the clinic", () => {
  it("is told with the content's own facts", async () => {
    const clinic = await clinicOn("/");
    expect(clinic).toMatchObject({
      telephone: phone,
      email,
      areaServed: serviceAreas.map((name) => ({ "@type": "City", name })),
    });
    const { value, reviewCount } = rating;
    const shown = { ratingValue: value, reviewCount, bestRating: 5 };
    if (hasRating) expect(clinic?.aggregateRating).toMatchObject(shown);
    else expect(clinic).not.toHaveProperty("aggregateRating");
    const picture = await get(new URL(String(clinic?.image)).pathname);
    expect(picture.response.headers.get("content-type")).toMatch(/^image\//);
  });

  it("is told with every time at which its door is open, and no other", async () => {
    const told = (await clinicOn("/"))?.openingHoursSpecification as OpeningHours[];
    const open = weekdays.flatMap((day) =>
      schedules.opening.days[day].map(({ opens, closes }) => `${day} ${opens} ${closes}`),
    );
    const spread = told.flatMap(({ dayOfWeek, opens, closes }) =>
      dayOfWeek.map((day) => `${day.toLowerCase()} ${opens} ${closes}`),
    );
    expect(spread.toSorted()).toEqual(open.toSorted());
  });

  it("shows its rating wherever it is marked up", async () => {
    for (const path of pages) {
      const clinic = await clinicOn(path);
      if (!clinic || !("aggregateRating" in clinic)) continue;
      const shown = visibleText((await get(path)).html);
      const isShown = shown.includes(String(rating.reviewCount)) && shown.includes("out of 5");
      expect(isShown, path).toBe(true);
    }
  });
});

it("the gallery's pictures exist, each with the words beneath it", async () => {
  const [gallery] = await graphOf("/gallery");
  const images = gallery?.image as Node[];
  expect(images).toHaveLength(galleryImages.length);
  for (const { contentUrl } of images) {
    const { response } = await get(new URL(String(contentUrl)).pathname);
    expect(response.headers.get("content-type"), String(contentUrl)).toBe("image/jpeg");
  }
});

async function clinicOn(path: string): Promise<Node | undefined> {
  const graph = await graphOf(path);
  return graph.find((node) => node["@id"] === site.absolute("/#clinic"));
}

const toldByTheHead = ["WebSite", "WebPage", "AboutPage", "ContactPage", "ImageGallery"];

/** The texts a visitor must be able to read. The clinic's own facts are compared above. */
function textsOf(node: Node): string[] {
  const types = typesOf(node);
  if (types.includes("MedicalBusiness")) return [String(node.name), site.phone.shown];
  const parts = within(node).filter((part) => !typesOf(part).some(isToldByTheHead));
  const texts = parts.flatMap((part) => [
    ...[part.name, part.text, part.howPerformed, part.preparation, part.followup],
    ...(typesOf(part).includes("MedicalProcedure") ? [part.description] : []),
  ]);
  return texts.filter((text) => typeof text === "string");
}

function isToldByTheHead(type: string): boolean {
  return toldByTheHead.includes(type);
}

/** Steps and instructions stand apart on the page and are one text here. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}

function normalised(words: string): string {
  return words.replace(/\s+/g, " ").trim().toLowerCase();
}
