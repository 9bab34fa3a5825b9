import { describe, expect, it } from "vitest";
import {
  apacheConfig,
  type Export,
  netlifyHeaders,
  netlifyRedirects,
  redirectPage,
} from "./host-files.ts";

const site: Export = {
  redirects: { "/old": "/new" },
  variants: [{ path: "/gallery", key: "show", value: "laser", file: "variants/laser.html" }],
  headers: [["content-security-policy", "default-src 'none'"]],
};

describe("an old address", () => {
  it("leads on permanently on every host, over the redirect page at the same place", () => {
    expect(netlifyRedirects(site)).toBe("/old /new 301!\n");
    expect(apacheConfig(site)).toContain("RewriteRule ^old/?$ /new [R=301,L]");
  });

  it("leads on by itself where a host reads no such file", () => {
    expect(redirectPage("/new")).toContain('content="0; url=/new"');
    expect(redirectPage("/new")).toContain('rel="canonical" href="/new"');
  });
});

describe("a page with a query answered", () => {
  it("is shown by hosts that read queries", () => {
    expect(apacheConfig(site)).toContain(
      "RewriteCond %{QUERY_STRING} ^show=laser$\nRewriteRule ^gallery$ /variants/laser.html [END]",
    );
  });
});

describe("the headers", () => {
  it.each([
    ["_headers", netlifyHeaders],
    [".htaccess", apacheConfig],
  ])("are all in %s, with hashed files kept for a year", (_, write) => {
    expect(write(site)).toContain("default-src 'none'");
    expect(write(site)).toContain("immutable");
  });
});
