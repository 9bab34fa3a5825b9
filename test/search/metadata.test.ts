import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { redirects, routes } from "../routes-under-test.ts";
import { attribute, get, origin, parse, text } from "../site/built-site.ts";
import { addresses } from "../support/built-pages.ts";

const shown = routes.filter(({ canonicalPath }) => !canonicalPath);

describe("each page", () => {
  it.each([
    ["title", "title"],
    ["description", 'meta[name="description"]'],
    ["picture for link previews", 'meta[property="og:image"]'],
  ])("has a %s of its own", async (_, selector) => {
    const values = await Promise.all(
      shown.map(async ({ path }) => {
        const element = parse((await get(path)).html).querySelector(selector);
        return attribute(element, "content") || text(element);
      }),
    );
    expect(
      values.filter((value, index) => value === "" || values.indexOf(value) !== index),
    ).toEqual([]);
  });

  it.each(shown)("$path has a real picture of 1200 × 630 for link previews", async ({ path }) => {
    const page = parse((await get(path)).html);
    const picture = attribute(page.querySelector('meta[property="og:image"]'), "content");
    const response = await fetch(origin + new URL(picture).pathname);
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });
});

describe("the canonical address", () => {
  it("has no query, whatever the page is asked with", async () => {
    const asked = [...addresses, "/?utm_source=letter", "/gallery?show=all&x=1"];
    for (const address of asked) {
      const page = parse((await get(address)).html);
      const canonical = attribute(page.querySelector('link[rel="canonical"]'), "href");
      expect(canonical, address).not.toMatch(/[?#]/);
    }
  });

  it("is absent from pages that no search engine may show", async () => {
    for (const address of ["/no-such-page", "/contact/sent"]) {
      const page = parse((await get(address)).html);
      expect(attribute(page.querySelector('meta[name="robots"]'), "content")).toBe("noindex");
      expect(page.querySelector('link[rel="canonical"]')).toBeNull();
    }
  });
});

describe("the sitemap", () => {
  it("dates a page by the last commit of its words, or not where git cannot tell", async () => {
    const { html } = await get("/sitemap.xml");
    const dated = [...html.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(dated.length > 0).toBe(hasWholeHistory());
    for (const [, url = "", day = ""] of dated) {
      const path = new URL(url).pathname;
      const file = routes.find((route) => route.path === path)?.file;
      const committed = git("log", "-1", "--format=%cs", "--", `${contentFolder}/${file}.yaml`);
      // A commit after the build does not build again.
      expect(day <= committed, `${path}: ${day}, committed ${committed}`).toBe(true);
    }
  });

  it("lists no address that leads elsewhere", async () => {
    const { html } = await get("/sitemap.xml");
    const listed = [...html.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
    expect(listed.filter((path) => path in redirects)).toEqual([]);
    for (const path of listed) expect((await get(path)).response.status, path).toBe(200);
  });
});

function hasWholeHistory(): boolean {
  return git("rev-parse", "--is-shallow-repository") === "false";
}

function git(...parameters: string[]): string {
  return spawnSync("git", parameters, { encoding: "utf8" }).stdout?.trim() ?? "";
}
