import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anyTreatment, paths } from "../clinic-under-test.ts";
import { get, origin } from "../site/built-site.ts";
import { dist, manifest } from "../support/built-pages.ts";
import { startSite } from "../support/site.ts";

describe("a page's policy", () => {
  it("allows only script files and inline scripts with a listed hash", async () => {
    const { html } = await get("/");
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/g)];
    const allowed = (await policyOf("/"))["script-src"];
    expect(inline.map(([, kind]) => kind)).toContain(' type="speculationrules"');
    for (const [, kind, text = ""] of inline)
      if (!kind?.includes("ld+json")) expect(allowed).toContain(hashOf(text));
    expect(allowed?.join()).not.toContain("unsafe");
    expect(html).not.toMatch(/\son[a-z]+="/);
  });

  it("has exactly the listed directives, each with the listed sources", async () => {
    const policy = await policyOf("/");
    expect(Object.keys(policy).sort()).toEqual([
      ...["base-uri", "connect-src", "default-src", "font-src", "form-action", "frame-ancestors"],
      ...["frame-src", "img-src", "media-src"],
      ...["require-trusted-types-for", "script-src", "style-src", "trusted-types"],
    ]);
    expect(policy["frame-src"]?.every((origin) => /^https:\/\/[\w.-]+$/.test(origin))).toBe(true);
    // A provider is asked whether it answers before its frame comes.
    expect(policy["connect-src"]).toEqual(["'self'", ...(policy["frame-src"] ?? [])]);
    for (const name of ["font-src", "form-action", "media-src"]) {
      expect(policy[name], name).toEqual(["'self'"]);
    }
    for (const name of ["default-src", "base-uri", "frame-ancestors"]) {
      expect(policy[name], name).toEqual(["'none'"]);
    }
    expect(policy["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(policy["trusted-types"]).toEqual(["'none'"]);
  });

  it("is the same on all pages, the 404 page included", async () => {
    const home = await policyOf("/");
    for (const path of [paths.contact, paths.sent, anyTreatment.path, "/no-such-page"])
      expect(await policyOf(path), path).toEqual(home);
  });
});

it("every response isolates its origin, sets no cookie and limits the referrer", async () => {
  const functionPath = "/functions/v1/nothing";
  const pages = ["/", paths.contact, "/no-such-page", anyTreatment.shortPath];
  for (const path of [...pages, "/robots.txt", functionPath]) {
    const { headers } = (await get(path)).response;
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-powered-by"), path).toBeNull();
    expect(headers.getSetCookie(), path).toEqual([]);
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy"), path).toMatch(
      /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
    );
    expect(headers.get("strict-transport-security"), path).toBeNull();
  }
});

it("other sites may load what a page looks like, and nothing else", async () => {
  const kinds = new Map<string | null, Set<string>>();
  // One after the other: the server answers only so many connections.
  for (const { path, contentType } of manifest.files) {
    const { headers } = await fetch(origin + path, { method: "HEAD", redirect: "manual" });
    const policy = headers.get("cross-origin-resource-policy");
    const [kind = ""] = contentType.replace("text/css", "css").split(/[/;]/);
    kinds.set(policy, (kinds.get(policy) ?? new Set()).add(kind));
    expect(headers.get("access-control-allow-origin"), path).toBe(kind === "font" ? "*" : null);
  }
  expect(Object.fromEntries(kinds)).toEqual({
    "cross-origin": new Set(["css", "font", "image", "video"]),
    "same-origin": new Set(["application", "text"]),
  });
});

it("every response behind TLS has Strict-Transport-Security", async () => {
  const site = await startSite({ dist, env: { TRUST_PROXY: "1" } });
  const askedOver = async (path: string, scheme: string) => {
    const headers = { "x-forwarded-proto": scheme };
    const answer = await fetch(site.url + path, { headers, redirect: "manual" });
    return answer.headers.get("strict-transport-security");
  };
  for (const path of ["/", "/no-such-page", anyTreatment.shortPath]) {
    expect(await askedOver(path, "https"), path).toMatch(/max-age=31536000/);
    expect(await askedOver(path, "http"), path).toBeNull();
  }
  await site.stop();
});

async function policyOf(path: string): Promise<Record<string, string[]>> {
  const policy = (await get(path)).response.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
