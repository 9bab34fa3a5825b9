import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anyTreatment } from "../clinic-under-test.ts";
import { get } from "./built-site.ts";

describe("a page's headers", () => {
  it("carry a policy that lets no script through but files, the rules for rendering ahead and one line", async () => {
    const { response, html } = await get("/");
    const policy = directives(response.headers.get("content-security-policy") ?? "");
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("script-src")).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/g)];
    const texts = Object.fromEntries(inline.map(([, kind, text = ""]) => [kind, text]));
    const kinds = ["", ' type="application/ld+json"', ' type="speculationrules"'];
    expect(inline.map(([, kind]) => kind)).toEqual(kinds);
    const hashes = ["", ' type="speculationrules"'].map((kind) => hashOf(texts[kind] ?? ""));
    expect(policy.get("script-src")).toBe(`'self' ${hashes.join(" ")}`);
    expect(() => JSON.parse(texts[' type="speculationrules"'] ?? "")).not.toThrow();
    expect(html).not.toMatch(/\son[a-z]+="/);
  });

  it("let every inlined style through by its hash, and allow no other", async () => {
    const { response } = await get("/");
    const styles = directives(response.headers.get("content-security-policy") ?? "").get(
      "style-src",
    );
    expect(styles).toMatch(/'sha256-/);
    expect(styles).not.toContain("unsafe");
  });

  it.each(["/", "/nope", anyTreatment.shortPath, "/robots.txt", "/functions/v1/nothing"])(
    "protect %s",
    async (path) => {
      const { headers } = (await get(path)).response;
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBeTruthy();
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  it("set no cookie", async () => {
    for (const path of ["/", "/contact", "/nope"]) {
      expect((await get(path)).response.headers.getSetCookie()).toEqual([]);
    }
  });
});

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
