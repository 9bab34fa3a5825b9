import { describe, expect, it } from "vitest";
import { content, gallery, paths, site } from "../clinic-under-test.ts";
import { redirects, routes } from "../routes-under-test.ts";
import { manifest } from "../support/built-pages.ts";
import { attribute, parse, text, visibleText } from "../support/html.ts";
import { get, origin } from "./built-site.ts";

const { listings, treatmentsOfKind } = site.links;
const { services } = site.clinic.form;

const { galleryStatus } = content.words;
const notFoundPage = content.pages["not-found"];

describe("short and old addresses", () => {
  it.each(listings)(
    "are those of the cards: $path",
    async ({ kind, page: { extraCards = [] } }) => {
      const own = treatmentsOfKind(kind).map(({ cardPath, shortPath }) => cardPath ?? shortPath);
      const onCards = [...extraCards.map(({ shortPath }) => shortPath), ...own];
      expect(Object.keys(redirects)).toEqual(expect.arrayContaining(onCards));
    },
  );

  it.each(Object.entries(redirects))("%s leads to %s in one hop", async (from, to) => {
    const { response } = await get(from);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(to);
    expect((await get(to)).response.status).toBe(200);
    expect((await get(`${from}/`)).response.headers.get("location")).toBe(to);
  });
});

it.each([
  "/nope",
  "/404",
  "/index.html",
  "/package.json",
  "/..%2f..%2fpackage.json",
  "/%00",
  "/assets/",
  "/manifest.json",
  "//evil.example/",
  "/../etc/passwd",
  "/%2e%2e/manifest.json",
])("an unknown address %s is the 404 page", async (path) => {
  const { response, html } = await get(path);
  expect(response.status).toBe(404);
  expect(text(parse(html).querySelector("h1"))).toBe(notFoundPage.heading);
  expect(attribute(parse(html).querySelector('meta[name="robots"]'), "content")).toBe("noindex");
  expect(parse(html).querySelector('link[rel="canonical"]')).toBeNull();
});

describe("without script", () => {
  it.each(gallery.filters)("the gallery shows $label by its address", async ({ value }) => {
    const page = parse((await get(`${paths.gallery}?show=${value}`)).html);
    const shown = page
      .querySelectorAll(".gallery-item")
      .filter((item) => !item.hasAttribute("hidden"));
    const expected = gallery.images.filter(
      ({ tags }) => value === "all" || (tags as readonly string[]).includes(value),
    );
    expect(shown).toHaveLength(expected.length);
    const status = `${galleryStatus} ${expected.length}`;
    expect(text(page.querySelector('[role="status"]'))).toBe(status);
    const pressed = page.querySelectorAll('.filter-choice[aria-pressed="true"]');
    expect(pressed.map((choice) => choice.getAttributeValue("value"))).toEqual([value]);
  });

  it.each(services)("the form has $label chosen by its address", async ({ value }) => {
    const page = parse((await get(`${paths.contact}?service=${value}`)).html);
    const options = page.querySelector('select[name="service"]')?.querySelectorAll("option");
    const chosen = options?.filter((option) => option.hasAttribute("selected"));
    expect(chosen?.map((option) => option.getAttributeValue("value"))).toEqual([value]);
  });

  it("any other query shows the page as it is", async () => {
    for (const address of [
      `${paths.gallery}?show=nothing`,
      `${paths.contact}?service=x`,
      `${paths.about}?utm_source=a`,
    ]) {
      const [asked, plain] = [await get(address), await get(address.split("?")[0] ?? "")];
      expect(asked.response.status).toBe(200);
      expect(visibleText(asked.html)).toBe(visibleText(plain.html));
    }
  });
});

describe("the files beside the pages", () => {
  it("list every page that search engines may show, once", async () => {
    const { response, html } = await get("/sitemap.xml");
    expect(response.headers.get("content-type")).toContain("xml");
    const listed = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    const expected = routes.filter(({ noIndex, canonicalPath }) => !noIndex && !canonicalPath);
    expect(listed.sort()).toEqual(expected.map(({ path }) => path).sort());
    const robots = (await get("/robots.txt")).html;
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    expect(robots).not.toMatch(/^Disallow: \S/m);
  });

  it("hold a manifest whose icons exist, and the icons of the head", async () => {
    const { response, html } = await get("/site.webmanifest");
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    const icons: { src: string; type: string }[] = JSON.parse(html).icons;
    icons.push({ src: "/apple-touch-icon.png", type: "image/png" });
    for (const { src, type } of icons) {
      const icon = await get(src);
      expect(icon.response.status, src).toBe(200);
      expect(icon.response.headers.get("content-type")).toBe(type);
    }
  });

  it("are all that pages ask for: no address of a page leads nowhere", async () => {
    const known = new Set(manifest.files.map(({ path }) => path));
    const missing = new Set<string>();
    const pages = new Map<string, string>();
    for (const { path } of routes) pages.set(path, (await get(path)).html);
    for (const [path, html] of pages) {
      for (const address of addressesIn(html)) {
        const { pathname, hash } = new URL(address, `${origin}${path}`);
        const isKnown =
          known.has(pathname) || pathname in redirects || pathname.startsWith("/functions/");
        const hasPlace = !hash || pages.get(pathname)?.includes(` id="${hash.slice(1)}"`);
        if (!isKnown || !hasPlace) missing.add(`${path}: ${address}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

/** Every address of the site itself that the page links, loads or posts to. */
function addressesIn(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action|poster)="([/#][^"]*)"/g)].map(
    ([, url = ""]) => url,
  );
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = ""]) =>
    set.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
  );
  return [...single, ...sets].map((url) => url.replaceAll("&amp;", "&"));
}
