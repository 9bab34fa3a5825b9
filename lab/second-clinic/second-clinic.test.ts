import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { formatPhone } from "../../site/content/phone.ts";
import { readContent } from "../../site/content/read.ts";
import { buildSecondClinic, secondClinic } from "./second-clinic.ts";

const { CONTENT, DIST } = secondClinic;
const first = readContent("content");
const second = readContent(CONTENT);

/** The first run makes every picture. */
const BUILD_MS = 180_000;

let manifest: SiteManifest;
/** By its address, every body that holds words. */
let bodies: Map<string, string>;
let pages: [address: string, html: string][];

beforeAll(async () => {
  await buildSecondClinic();
  manifest = JSON.parse(readFileSync(join(DIST, "manifest.json"), "utf8"));
  bodies = new Map(
    manifest.files
      .filter(({ isCompressed }) => isCompressed)
      .map(({ path, file }) => [path, readFileSync(join(DIST, "client", file), "utf8")]),
  );
  pages = [...bodies].filter(([, body]) => body.startsWith("<!doctype html>"));
}, BUILD_MS);

describe("the site of another clinic", () => {
  it("has a page for each of its treatments, at addresses of its own, and whole pages everywhere", () => {
    const addresses = pages.map(([address]) => address);
    const form = new RegExp(
      String(first.business.addresses.treatments).replace(/\{\w+\}/g, "[a-z-]+"),
    );
    for (const { path } of second.treatments) {
      expect(path).not.toMatch(form);
      expect(addresses).toContain(path);
    }
    const broken = pages.filter(
      ([, html]) => html.split("<h1").length !== 2 || !/<\/html>$/.test(html),
    );
    expect(broken.map(([address]) => address)).toEqual([]);
  });

  it("has no fact and no colour of the first one", () => {
    const { brand, address, locale, phone, email, siteUrl, social, serviceAreas } = first.business;
    const facts = [
      ...[
        brand.name,
        brand.descriptor,
        email,
        siteUrl,
        phone,
        formatPhone(phone, locale),
        ...social.map(({ handle }) => handle),
      ],
      ...[address.street, address.city, address.postalCode, address.regionName],
      ...serviceAreas,
      ...coloursIn("content").filter((colour) => !coloursIn(CONTENT).includes(colour)),
    ];
    expect(placesOf(facts)).toEqual([]);
  });

  it("has no word about reviews, promotion and posts, which it is without", () => {
    expect([second.testimonials, second.promotion, second.posts]).toEqual(Array(3).fill(undefined));
    const { labels, testimonialsSection } = second.words;
    expect(placesOf([`>${testimonialsSection.heading}<`, `>${labels.showPost}`])).toEqual([]);
    expect(placesOf(["<dialog"])).toEqual([]);
  });
});

/** Where any of these words stands, letter case apart. */
function placesOf(words: readonly string[]): string[] {
  return [...bodies].flatMap(([path, body]) => {
    const text = body.toLowerCase().replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    return words
      .filter((word) => text.includes(word.toLowerCase()))
      .map((word) => `${path}: ${word}`);
  });
}

function coloursIn(folder: string): string[] {
  return readFileSync(join(folder, "tokens.css"), "utf8").match(/#[\da-f]{6}\b/gi) ?? [];
}
