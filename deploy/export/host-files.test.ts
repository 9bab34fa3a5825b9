import { describe, expect, it } from "vitest";
import { netlifyHeaders, netlifyRedirects, redirectPage } from "./host-files.ts";

describe("an old address", () => {
  it("leads on permanently, over the redirect page at the same place", () => {
    expect(netlifyRedirects({ "/old": "/new" })).toBe("/old /new 301!\n");
  });

  it("leads on by itself where a host reads no such file", () => {
    expect(redirectPage("/new")).toContain('content="0; url=/new"');
    expect(redirectPage("/new")).toContain('rel="canonical" href="/new"');
  });
});

it("sends the headers with every answer, and keeps hashed files for a year", () => {
  const written = netlifyHeaders([["content-security-policy", "default-src 'none'"]]);
  expect(written).toContain("default-src 'none'");
  expect(written).toContain("immutable");
});
