import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { paths } from "../clinic-under-test.ts";
import { inAnotherLanguage, routes } from "../routes-under-test.ts";
import { attribute, get, origin, parse, text } from "../site/built-site.ts";
import { addresses } from "../support/built-pages.ts";

const shown = routes.filter(({ canonicalPath }) => !canonicalPath);

describe("each page", () => {
  it.each([
    ["title", "title"],
    ["description", 'meta[name="description"]'],
  ])("has a %s of its own", async (_, selector) => {
    const values = await Promise.all(
      shown.map(async ({ path }) => {
        const element = parse((await get(path)).html).querySelector(selector);
        return attribute(element, "content") || text(element);
      }),
    );
    expect(values).not.toContain("");
    expect(new Set(values).size, values.join("\n")).toBe(values.length);
  });

  it.each(routes)(
    "$path has a real picture for link previews, of the size that is told",
    async ({ path }) => {
      const page = parse((await get(path)).html);
      const told = (property: string) =>
        attribute(page.querySelector(`meta[property="${property}"]`), "content");
      const response = await fetch(origin + new URL(told("og:image")).pathname);
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect(format).toBe("jpeg");
      expect([`${width}`, `${height}`]).toEqual([told("og:image:width"), told("og:image:height")]);
      expect(width).toBeGreaterThanOrEqual(1200);
    },
  );
});

it("the canonical address has no query, whatever the page is asked with", async () => {
  const asked = [...addresses, "/?utm_source=letter", `${paths.gallery}?show=all&x=1`];
  for (const address of asked) {
    const page = parse((await get(address)).html);
    const canonical = attribute(page.querySelector('link[rel="canonical"]'), "href");
    expect(canonical, address).not.toMatch(/[?#]/);
  }
});

it("the sitemap dates a page by the last commit of its words, or not where git cannot tell", async () => {
  const { html } = await get("/sitemap.xml");
  const dated = [...html.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(dated.length > 0).toBe(hasWholeHistory());
  for (const [, url = "", day = ""] of dated) {
    const path = new URL(url).pathname;
    if (inAnotherLanguage(path)) continue;
    const file = routes.find((route) => route.path === path)?.file;
    const committed = git("log", "-1", "--format=%cs", "--", `${contentFolder}/${file}.yaml`);
    // A commit after the build does not build again.
    expect(day <= committed, `${path}: ${day}, committed ${committed}`).toBe(true);
  }
});

function hasWholeHistory(): boolean {
  return git("rev-parse", "--is-shallow-repository") === "false";
}

function git(...parameters: string[]): string {
  return spawnSync("git", parameters, { encoding: "utf8" }).stdout?.trim() ?? "";
}
