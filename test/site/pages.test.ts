import type { HtmlElement } from "html-validate";
import { expect, it } from "vitest";
import { content } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { attribute, text } from "../support/html.ts";
import { get, page } from "./built-site.ts";

const { brand, siteUrl } = content.business;
const NOT_LISTED = ["/contact/sent"];

it.each(routes)("$path has one h1 and complete metadata", async ({ path }) => {
  const { response } = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const whole = await page(path);
  expect(whole.querySelectorAll("h1")).toHaveLength(1);
  const title = text(whole.querySelector("title"));
  expect(title.toLowerCase().split(brand.name.toLowerCase()), title).toHaveLength(2);
  expect(meta(whole, "name", "description")).not.toBe("");
  expect(meta(whole, "property", "og:title")).toBe(title);
  expect(meta(whole, "name", "twitter:card")).toBe("summary_large_image");
  const isListed = !NOT_LISTED.includes(path);
  expect(meta(whole, "name", "robots")).toBe(isListed ? "" : "noindex");
  expect(meta(whole, "name", "keywords") !== "").toBe(isListed);
  const own = path === "/non-invasive-treatment" ? "/anti-wrinkle-near-me-woodbridge" : path;
  const canonical = attribute(whole.querySelector('link[rel="canonical"]'), "href");
  expect(canonical).toBe(isListed ? siteUrl + own : "");
});

it.each(routes)(
  "$path repeats no heading, no invitation and no link to itself",
  async ({ path }) => {
    const main = (await page(path)).querySelector("main");
    const headings = main?.querySelectorAll("p.eyebrow, h1, h2, h3").map(lowerText) ?? [];
    expect(headings.filter((words, index) => words === headings[index - 1])).toEqual([]);
    const bands = main
      ?.querySelectorAll("section")
      .map((band) => band.querySelectorAll("a.button"));
    const invitations = bands?.map((links) => links.map(lowerText)) ?? [];
    const repeated = invitations.flatMap((words, index) =>
      words.filter((one) => /book/.test(one) && invitations[index - 1]?.includes(one)),
    );
    expect(repeated).toEqual([]);
    const links = main?.querySelectorAll("a").map((link) => attribute(link, "href")) ?? [];
    expect(links.filter((href) => href === path)).toEqual([]);
  },
);

it("shows the whole anti-wrinkle page at its second address", async () => {
  const [second, own] = await Promise.all(
    ["/non-invasive-treatment", "/anti-wrinkle-near-me-woodbridge"].map(async (path) =>
      text((await page(path)).querySelector("main")),
    ),
  );
  expect(second).toBe(own);
});

function meta(page: HtmlElement, key: "name" | "property", value: string): string {
  return attribute(page.querySelector(`meta[${key}="${value}"]`), "content");
}

function lowerText(element: HtmlElement): string {
  return text(element).replace(/\s+/g, " ").toLowerCase();
}
