import { describe, expect, it } from "vitest";
import { notFoundRoute, routes } from "../routes-under-test.ts";
import { attribute, get, parse, text } from "../site/built-site.ts";

const pages = [...routes, notFoundRoute];

describe.each(pages)("$path", ({ path }) => {
  it("has one h1 and no gap among its headings", async () => {
    const page = parse((await get(path)).html);
    const levels = page
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(gaps, levels.join(" ")).toEqual([]);
  });

  it("begins with a link that skips to its content", async () => {
    const page = parse((await get(path)).html);
    const [first] = page.querySelectorAll("body a");
    expect(attribute(first ?? null, "href")).toBe("#content");
    expect(page.querySelectorAll("main#content")).toHaveLength(1);
  });

  it("says its language and has each landmark once, the navigations told apart by name", async () => {
    const page = parse((await get(path)).html);
    expect(attribute(page.querySelector("html"), "lang")).toBe("en-CA");
    for (const landmark of ["main", "body > header, .site-header", "footer.site-footer"]) {
      expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
    const names = page.querySelectorAll("nav").map((nav) => attribute(nav, "aria-label"));
    expect(names).not.toContain("");
    expect(new Set(names).size, names.join(", ")).toBe(names.length);
  });

  it("leads by links of one name to one place", async () => {
    const page = parse((await get(path)).html);
    const places = new Map<string, Set<string>>();
    for (const link of page.querySelectorAll("main a")) {
      const name = (attribute(link, "aria-label") || text(link)).replace(/\s+/g, " ");
      const place = attribute(link, "href").split("?")[0] ?? "";
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    const ambiguous = [...places].filter(([, found]) => found.size > 1);
    expect(ambiguous.map(([name, found]) => `${name}: ${[...found].join(", ")}`)).toEqual([]);
  });
});
