import { describe, expect, it } from "vitest";
import { netlifyHeaders, redirectPage } from "./host-files.ts";

describe("a redirect", () => {
  it("has a page with the title and the language of its target, which search engines leave out", () => {
    const target = '<!doctype html><html lang="fr-CA" class="page"><head><title>Soins</title>';
    const page = redirectPage("/new", target);
    expect(page).toContain('<html lang="fr-CA">');
    expect(page.replace(/<title>.*?<\/title>|<[^>]*>/g, "").trim()).toBe("Soins");
    expect(page).toContain("<title>Soins</title>");
    expect(page).toContain('rel="canonical" href="/new"');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });
});

it("sets the headers on every response, caches hashed files for a year, and lets others load what a page looks like", () => {
  const year = "  cache-control: public, max-age=31536000, immutable";
  const shown = "  cross-origin-resource-policy: cross-origin";
  const headers = { "x-frame-options": "DENY", "cross-origin-resource-policy": "same-origin" };
  const files = [
    { path: "/about", contentType: "text/html; charset=utf-8" },
    { path: "/favicon.svg", contentType: "image/svg+xml" },
    { path: "/assets/film-1a2b.mp4", contentType: "video/mp4" },
    { path: "/assets/site-3c4d.css", contentType: "text/css; charset=utf-8" },
    { path: "/assets/letters-5e6f.woff2", contentType: "font/woff2" },
    { path: "/assets/script-7a8b.js", contentType: "text/javascript; charset=utf-8" },
    { path: "/pictures/door.avif", contentType: "image/avif" },
  ];
  expect(netlifyHeaders(headers, files).split("\n")).toEqual([
    ...["/*", "  x-frame-options: DENY", "/version.json", "  cache-control: no-store"],
    ...["/assets/*", year, "/pictures/*", year, shown],
    ...["/favicon.svg", shown, "/assets/film-1a2b.mp4", shown, "/assets/site-3c4d.css", shown],
    ...["/assets/letters-5e6f.woff2", shown, "  access-control-allow-origin: *", ""],
  ]);
});
