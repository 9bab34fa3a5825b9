import { expect, it } from "vitest";
import { content, paths, site } from "../clinic-under-test.ts";
import { pages } from "../support/built-pages.ts";
import { isSpecified } from "../support/specification.ts";
import { attribute, get, parse } from "./built-site.ts";

/** Where treatments are listed with their pictures. */
const lists = [paths.home, paths.gallery, ...site.listings.map(({ path }) => path)];
const ofTreatments = [
  ...content.treatments.map(({ hero }) => hero.photo),
  ...site.listings.flatMap(({ page }) => page.extraCards.map(({ photo }) => photo)),
];

it.runIf(isSpecified)(
  "no picture stands on two pages, save a treatment's own where treatments are listed",
  async () => {
    const places = new Map<string, Set<string>>();
    for (const path of pages) {
      const page = parse((await get(path)).html);
      const canonical = attribute(page.querySelector('link[rel="canonical"]'), "href") || path;
      for (const picture of page.querySelectorAll("[data-photo]")) {
        const name = attribute(picture, "data-photo");
        if (ofTreatments.includes(name) && lists.includes(path)) continue;
        places.set(name, (places.get(name) ?? new Set()).add(canonical));
      }
    }
    const repeated = [...places].filter(([, on]) => on.size > 1);
    expect(repeated.map(([name, on]) => `${name}: ${[...on].join(", ")}`)).toEqual([]);
  },
);

it("the picture that opens a treatment, and each of the gallery, says what it shows", async () => {
  for (const { path, hero } of content.treatments) {
    const photo = content.photos.items.find(({ name }) => name === hero.photo);
    expect(await textsOf(path, hero.photo), path).toContain(photo?.alt);
  }
  for (const { photo, alt } of content.gallery?.images ?? [])
    expect(await textsOf(paths.gallery, photo)).toContain(alt);
});

it("each treatment's drawing has its text, its size and a picture for phones", async () => {
  for (const { path, signature } of content.treatments) {
    const picture = parse((await get(path)).html).querySelector(".signature picture");
    expect(Boolean(picture), path).toBe(signature !== undefined);
    if (!picture || !signature) continue;
    const image = picture.querySelector("img");
    expect(attribute(image, "alt")).toBe(signature.alt);
    for (const element of [image, picture.querySelector("source")]) {
      expect(Number(attribute(element, "width"))).toBeGreaterThan(0);
      expect(Number(attribute(element, "height"))).toBeGreaterThan(0);
    }
  }
});

it("a body map says in words which areas it numbers, and only a treatment of areas has one", async () => {
  for (const { path, details } of content.treatments) {
    const image = parse((await get(path)).html).querySelector(".body-map > img");
    const areas = details.filter(({ bodyAreas }) => bodyAreas.length > 0);
    expect(Boolean(image), path).toBe(areas.length > 0);
    for (const [index, { title }] of areas.entries())
      expect(attribute(image, "alt")).toContain(`${index + 1} ${title}`);
    if (image) expect((await get(attribute(image, "src"))).response.ok).toBe(true);
  }
});

async function textsOf(path: string, photo: string): Promise<string[]> {
  const images = parse((await get(path)).html).querySelectorAll(`[data-photo="${photo}"] img`);
  return images.map((image) => attribute(image, "alt"));
}
