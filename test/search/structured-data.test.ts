import { describe, expect, it } from "vitest";
import { content, gallery, hasGallery, paths, site } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { get } from "../site/built-site.ts";
import { visibleText } from "../support/html.ts";
import { graphOf, type Node, typesOf, within } from "./graphs.ts";
import { faultsOf } from "./required-properties.ts";

const { treatments } = content;

const pages = routes.map(({ path }) => path);

/** Acne is a condition; unwanted hair is none. */
const typesOfConcerns = site.links.concerns.map(({ path, medicalCondition }) => {
  const type = medicalCondition ? "MedicalWebPage" : "WebPage";
  return [path, [type, "BreadcrumbList"]] as const;
});

const clinicTypes = ["MedicalBusiness", "HealthAndBeautyBusiness"];

/** content-brief's list; a treatment's is worked out below. */
const expected: Record<string, readonly string[]> = {
  "/": [...clinicTypes, "WebSite"],
  [paths.about]: ["AboutPage", ...content.pages.about.team.members.map(() => "Person")],
  [paths.contact]: ["ContactPage", ...clinicTypes],
  [paths.location]: ["WebPage", ...clinicTypes],
  ...(hasGallery && { [paths.gallery]: ["ImageGallery"] }),
  ...Object.fromEntries(site.links.listings.map(({ path }) => [path, ["CollectionPage"]])),
  ...Object.fromEntries(typesOfConcerns),
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

  it.each(pages)("has no property for a drug or a price: %s", async (path) => {
    const properties = (await graphOf(path)).flatMap(within).flatMap(Object.keys);
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
  const graph = await graphOf(path);
  // A treatment's page says of itself only who has reviewed it.
  const heads = graph.filter((node) => node.name && typesOf(node).some(isToldByTheHead));
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

  it("carries no rating", async () => {
    for (const { path } of treatments) {
      const parts = (await graphOf(path)).flatMap(within);
      expect(parts.filter((part) => "aggregateRating" in part || "review" in part)).toEqual([]);
    }
  });
});

it.each(site.links.listings)("a listing tells its treatments in order: $path", async (listing) => {
  const [page] = await graphOf(listing.path);
  const { itemListElement = [] } = (page?.mainEntity ?? {}) as { itemListElement?: Node[] };
  expect(itemListElement.map(({ position, name, url }) => ({ position, name, url }))).toEqual(
    site.links.treatmentsOfKind(listing.kind).map(({ name, path }, index) => ({
      position: index + 1,
      name,
      url: site.links.absolute(path),
    })),
  );
});

it.each(site.links.concerns)("a concern mentions what may help with it: $name", async (concern) => {
  const [page, breadcrumb] = await graphOf(concern.path);
  const procedures = site.links
    .treatmentsFor(concern)
    .map(({ path }) => ({ "@id": `${site.links.absolute(path)}#procedure` }));
  expect(page?.mentions).toEqual(procedures);
  expect(page?.breadcrumb).toEqual(breadcrumb && { "@id": breadcrumb["@id"] });
});

it.runIf(hasGallery)("the gallery's pictures exist, each with the words beneath it", async () => {
  const [node] = await graphOf(paths.gallery);
  const images = node?.image as Node[];
  expect(images).toHaveLength(gallery.images.length);
  for (const { contentUrl } of images) {
    const { response } = await get(new URL(String(contentUrl)).pathname);
    expect(response.headers.get("content-type"), String(contentUrl)).toMatch(
      /^image\/(jpeg|svg\+xml)$/,
    );
  }
});

const toldByTheHead = [
  ...["WebSite", "WebPage", "AboutPage", "ContactPage", "CollectionPage", "MedicalWebPage"],
  "ImageGallery",
];

/** The texts a visitor must be able to read. The clinic's own facts are compared above. */
function textsOf(node: Node): string[] {
  const types = typesOf(node);
  if (types.includes("Organization")) return [String(node.name), site.clinic.phone.shown];
  if (types.includes("MedicalBusiness")) {
    return [String(node.name).split(", ").at(-1) ?? "", site.clinic.phone.shown];
  }
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
