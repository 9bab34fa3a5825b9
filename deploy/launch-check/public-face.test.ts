import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { publicFaceProblems } from "./public-face.ts";
import { readPublicFace } from "./read-public-face.ts";

const origin = "https://www.clinic.test";
const graph = {
  "@type": ["MedicalBusiness"],
  ...{ name: "C", address: {}, telephone: "1", url: origin, image: "x" },
};

function html(data: object, { image = 1200, url = `${origin}/` } = {}): string {
  const properties = {
    title: "C",
    description: "D",
    type: "website",
    url,
    image: `${origin}/c.jpg`,
  };
  const sizes = { "image:width": image, "image:height": image / 2 };
  const metas = Object.entries({ ...properties, ...sizes }).map(
    ([name, value]) => `<meta property="og:${name}" content="${value}"/>`,
  );
  return `<link rel="canonical" href="${origin}/"/>${metas.join("")}<meta name="twitter:card" content="summary"/><script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

const face = {
  origin,
  pages: new Map([["/", html(graph)]]),
  sitemap: `<url><loc>${origin}/</loc><lastmod>2026-11-02</lastmod></url>`,
  robots: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
};
const home = (page: string) => ({ ...face, pages: new Map([["/", page]]) });

it("has nothing to say about a site that the validators accept", () => {
  expect(publicFaceProblems(face)).toEqual([]);
});

describe("what search engines and social networks would report", () => {
  it.each([
    ["a small picture", home(html(graph, { image: 400 })), /^\/: the picture .* 600 × 315$/],
    ["another host", home(html(graph, { url: "https://c.test/" })), /^\/: og:url is not at/],
    ["no description", home(html(graph).replace("og:description", "x")), /has no og:description/],
    [
      "an incomplete breadcrumb",
      home(html({ "@type": "ListItem", position: 1 })),
      /^\/: the structured data of ListItem has no name$/,
    ],
    ["data that cannot be read", home(html(graph).replace("{", "{{")), /is not valid JSON$/],
    [
      "an unknown page",
      { ...face, sitemap: `<loc>${origin}/</loc><loc>${origin}/gone</loc>` },
      /^\/sitemap\.xml: .*\/gone is not a page/,
    ],
    [
      "a wrong date",
      { ...face, sitemap: face.sitemap.replace("2026-11-02", "2/11") },
      /“2\/11” is not a date/,
    ],
    [
      "a closed door",
      { ...face, robots: `${face.robots}Disallow: /\n` },
      /keeps every search engine away/,
    ],
    ["no sitemap", { ...face, robots: "User-agent: *\n" }, /does not name/],
  ])("is %s", (_, changed, problem) => {
    expect(publicFaceProblems(changed)).toContainEqual(expect.stringMatching(problem));
  });
});

it("reads no build of another version", () => {
  const dist = temporaryFolder("another-build");
  writeFileSync(join(dist, "manifest.json"), '{ "built": {} }');
  expect(readPublicFace(dist, { content: "1a2b", origin })).toBeUndefined();
});
