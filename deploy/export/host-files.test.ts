import { describe, expect, it } from "vitest";
import { netlifyHeaders, netlifyRedirects, nginxMap, redirectPage } from "./host-files.ts";

describe("a redirect", () => {
  it("is permanent, and overrides the redirect page at the same path", () => {
    expect(netlifyRedirects({ "/old": "/new" })).toBe("/old /new 301!\n");
  });

  it("has a page for hosts that do not support `_redirects`", () => {
    const page = redirectPage("/new", "");
    expect(page).toContain('content="0; url=/new"');
    expect(page).toContain('rel="canonical" href="/new"');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it("has a page with the title and the language of its target", () => {
    const target = '<!doctype html><html lang="fr-CA" class="page"><head><title>Soins</title>';
    const page = redirectPage("/new", target);
    expect(page).toContain('<html lang="fr-CA">');
    expect(page.replace(/<title>.*?<\/title>|<[^>]*>/g, "").trim()).toBe("Soins");
    expect(page).toContain("<title>Soins</title>");
  });
});

it("leads nginx to a page from its old addresses, and from spellings that are not its own", () => {
  expect(nginxMap(["/new"], { "/old.html": "/new" }).split("\n")).toEqual([
    ...["map $uri $intended {", "    default '';", `    "~^/new$" '';`],
    '    "~*^/old\\.html[\\W_]*$" /new;',
    ...['    "~*^/new[\\W_]*$" /new;', "}", ""],
  ]);
});

it("sets the headers on every response, and caches hashed files for a year", () => {
  const year = "  cache-control: public, max-age=31536000, immutable";
  expect(netlifyHeaders([["x-frame-options", "DENY"]]).split("\n")).toEqual([
    ...["/*", "  x-frame-options: DENY", "/version.json", "  cache-control: no-store"],
    ...["/assets/*", year, "/pictures/*", year, ""],
  ]);
});
