/** What the law and the colleges ask of the specified clinic's pages. */
import { describe, expect, it } from "vitest";
import { routes } from "../routes-under-test.ts";
import { parse, text, visibleText } from "../support/html.ts";
import { isSpecified } from "../support/specification.ts";
import { get } from "./built-site.ts";

const page = async (path: string) => parse((await get(path)).html);
const treatments = routes.map(({ path }) => path).filter((path) => path.includes("near-me"));
const injections = ["anti-wrinkle", "dermal-filler", "injectable-facial"];

describe.runIf(isSpecified)("the specified clinic", () => {
  it.each(treatments)("%s says what needs help at once, and that results vary", async (path) => {
    const whole = await page(path);
    expect(text(whole.querySelector(".urgent"))).toContain("911");
    expect(text(whole.querySelector(".treatment-hero .note"))).toMatch(/results vary/i);
  });

  it("names the physician where one orders the treatment, and on no other page", async () => {
    const named: string[] = [];
    for (const { path } of routes)
      if (text((await page(path)).querySelector("main")).includes("Dr. ")) named.push(path);
    expect(named.toSorted()).toEqual([
      ...injections.map((name) => `/${name}-near-me-woodbridge`),
      "/non-invasive-treatment",
    ]);
  });

  it("praises no injection in a review", async () => {
    const reviews = (await page("/")).querySelectorAll(".testimonials-row blockquote").map(text);
    expect(reviews).toHaveLength(6);
    const praise = /inject|filler|needle|wrinkle|frown|forehead|\blips?\b|\bcheeks? (look|fuller)/i;
    expect(reviews.filter((words) => praise.test(words))).toEqual([]);
  });

  it.each([
    "Federal privacy law (PIPEDA)",
    "Privacy Commissioner of Canada",
    "Personal Health Information Protection Act",
    "Information and Privacy Commissioner of Ontario",
  ])("names on the privacy page: %s", async (name) => {
    expect(visibleText((await get("/privacy")).html)).toContain(name);
  });

  it("says on the page of a concern what to do in an emergency", async () => {
    for (const { path } of routes.filter((route) => route.path.startsWith("/concerns/"))) {
      const words = visibleText((await get(path)).html);
      if (/\bemergency\b/i.test(words)) expect(words, path).toContain("911");
    }
  });
});
