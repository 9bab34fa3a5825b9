import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { redirects, routes } from "../routes-under-test.ts";
import { manifest } from "../support/built-pages.ts";
import { attribute, parse, visibleText } from "../support/html.ts";
import { get, origin } from "./built-site.ts";

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
])("answers an unknown address with the 404 page: %s", async (path) => {
  const { response, html } = await get(path);
  expect(response.status).toBe(404);
  expect(parse(html).querySelectorAll("main h1")).toHaveLength(1);
  expect(attribute(parse(html).querySelector('meta[name="robots"]'), "content")).toBe("noindex");
  expect(parse(html).querySelector('link[rel="canonical"]')).toBeNull();
});

it.each([
  ["/gallery?show=nothing", "/gallery"],
  ["/contact?service=x", "/contact"],
  ["/about?utm_source=a", "/about"],
])("ignores an unknown query: %s", async (address, path) => {
  const [asked, plain] = [await get(address), await get(path)];
  expect(asked.response.status).toBe(200);
  expect(visibleText(asked.html)).toBe(visibleText(plain.html));
});

it.each([
  ["/favicon.svg", "image/svg+xml", expect.any(Number)],
  ["/favicon.ico", "image/vnd.microsoft.icon", expect.any(Number)],
  ["/apple-touch-icon.png", "image/png", 180],
  ["/icon-512.png", "image/png", 512],
])("has the icon %s", async (src, type, width) => {
  const response = await fetch(origin + src);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect(imageSize(await response.bytes())).toMatchObject({ width });
});

it("has a target for every address in its pages", async () => {
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
