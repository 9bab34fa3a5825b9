/** The heads that the site renders from `test/fixture-content`, and its files for search engines. A person wrote the expected values by reading its files. */
import { describe, expect, it } from "vitest";
import { page, site, texts } from "../test/support/fixture-pages.ts";
import { attribute } from "../test/support/html.ts";
import { createGeneratedFiles } from "./render/generated-files.ts";

const head = (path: string, selector: string, name = "content") =>
  attribute(page(path).querySelector(selector), name);

describe("the head", () => {
  it("appends the brand only to a title that does not contain it", () => {
    expect(texts(page("/treatments/facial"), "title")).toEqual(["Facial in Regina | Northlight"]);
    expect(texts(page("/privacy"), "title")).toEqual(["Privacy at NORTHLIGHT"]);
    expect(head("/", 'meta[property="og:title"]')).toBe("A skin clinic in Regina | Northlight");
  });

  it("has its own canonical address, or that of the treatment on a second address", () => {
    const filler = "https://northlight.example.ca/treatments/filler";
    for (const path of ["/treatments/filler", "/fillers"]) {
      expect(head(path, 'link[rel="canonical"]', "href")).toBe(filler);
      expect(head(path, 'meta[property="og:url"]')).toBe(filler);
    }
    const contact = "https://northlight.example.ca/contact";
    expect(head("/contact?service=laser", 'link[rel="canonical"]', "href")).toBe(contact);
  });

  it("has the keywords of its file, or none", () => {
    expect(head("/", 'meta[name="keywords"]')).toBe("skin clinic Regina, peels");
    expect(page("/treatments/peel").querySelector('meta[name="keywords"]')).toBeNull();
  });

  it("excludes the confirmation page and the 404 page from search engines", () => {
    for (const path of ["/contact/sent", "/404"]) {
      expect(head(path, 'meta[name="robots"]')).toBe("noindex");
      expect(page(path).querySelector('link[rel="canonical"]')).toBeNull();
    }
    expect(page("/contact").querySelector('meta[name="robots"]')).toBeNull();
  });

  it("has the same description for search engines and link previews", () => {
    for (const selector of ['meta[name="description"]', 'meta[property="og:description"]'])
      expect(head("/treatments/peel", selector)).toMatch(/^What the peel does\. This fixture page/);
  });

  it("has a preview picture of 1200 by 600 pixels with an absolute address", () => {
    expect(head("/", 'meta[property="og:image"]')).toMatch(
      /^https:\/\/northlight\.example\.ca\/pictures\/door-wide-1200\.\w{8}\.jpg$/,
    );
    expect(head("/", 'meta[property="og:image:width"]')).toBe("1200");
    expect(head("/", 'meta[property="og:image:height"]')).toBe("600");
    expect(head("/", 'meta[property="og:image:alt"]')).toBe("A drawn door with a lamp beside it.");
    expect(head("/", 'meta[property="og:locale"]')).toBe("en_CA");
    expect(head("/", 'meta[name="twitter:card"]')).toBe("summary_large_image");
  });

  it("loads its script in order, so that it never runs before the body has arrived", () => {
    const script = page("/").querySelector("head script[src]");
    expect(attribute(script, "type")).toBe("module");
    expect(script?.hasAttribute("async")).toBe(false);
  });

  it("gives a phone the whole screen, an icon and a colour, and lets it link no numbers", () => {
    expect(head("/", 'meta[name="viewport"]')).toBe(
      "width=device-width, initial-scale=1, viewport-fit=cover",
    );
    expect(head("/", 'link[rel="icon"][sizes]', "href")).toBe("/favicon.ico");
    expect(head("/", 'link[rel="apple-touch-icon"]', "href")).toBe("/apple-touch-icon.png");
    expect(head("/", 'meta[name="theme-color"]')).toBe("#fbf8f4");
    expect(head("/", 'meta[name="format-detection"]')).toBe("telephone=no");
  });
});

it("lists each page once in the sitemap, and disallows none in robots.txt", async () => {
  const { generate } = createGeneratedFiles(site);
  const sitemap = String((await generate("/sitemap.xml"))?.body);
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    [
      ...["/", "/about", "/non-invasive-treatments", "/invasive-treatments"],
      ...["/contact", "/location", "/gallery", "/privacy"],
      ...["/treatments/facial", "/treatments/peel", "/treatments/laser", "/treatments/filler"],
      "/concerns/dullness",
    ].map((path) => `https://northlight.example.ca${path}`),
  );
  // Only the pages of treatments have a date in the content: that of their review.
  expect(
    Array.from(
      sitemap.matchAll(/([^/]+)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g),
      ([, ...found]) => found,
    ),
  ).toEqual(["facial", "peel", "laser", "filler"].map((treatment) => [treatment, "2026-10-13"]));
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(4);
  expect(String((await generate("/robots.txt"))?.body)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://northlight.example.ca/sitemap.xml\n",
  );
});
