import { describe, expect, it } from "vitest";
import { netlifyHeaders, netlifyRedirects, redirectPage } from "./host-files.ts";

describe("an old address", () => {
  it("leads on permanently, over the redirect page at the same place", () => {
    expect(netlifyRedirects({ "/old": "/new" })).toBe("/old /new 301!\n");
  });

  it("leads on by itself where a host reads no such file", () => {
    const page = redirectPage("/new", "");
    expect(page).toContain('content="0; url=/new"');
    expect(page).toContain('rel="canonical" href="/new"');
  });

  it("says nothing but the title of its target, in the target’s language", () => {
    const target = '<!doctype html><html lang="fr-CA" class="page"><head><title>Soins</title>';
    const page = redirectPage("/new", target);
    expect(page).toContain('<html lang="fr-CA">');
    expect(page.replace(/<title>.*?<\/title>|<[^>]*>/g, "").trim()).toBe("Soins");
    expect(page).toContain("<title>Soins</title>");
  });
});

it("sends the headers with every answer, and keeps hashed files for a year", () => {
  const written = netlifyHeaders([["content-security-policy", "default-src 'none'"]]);
  expect(written).toContain("default-src 'none'");
  expect(written).toContain("immutable");
});
