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

it("each treatment's drawing stands in its page with a name and a description", async () => {
  for (const { path, signature } of content.treatments) {
    const page = parse((await get(path)).html);
    const drawing = page.querySelector('[aria-labelledby="drawing"] svg[role="img"]');
    expect(Boolean(drawing), path).toBe(signature !== undefined);
    const names = attribute(drawing, "aria-labelledby").split(" ");
    for (const id of drawing ? names : [])
      expect(page.querySelector(`#${id}`)?.textContent, path).toBeTruthy();
  }
});

async function textsOf(path: string, photo: string): Promise<string[]> {
  const images = parse((await get(path)).html).querySelectorAll(`[data-photo="${photo}"] img`);
  return images.map((image) => attribute(image, "alt"));
}
