import type { HtmlElement } from "html-validate";
import { expect, it } from "vitest";
import { content } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { attribute, text } from "../support/html.ts";
import { isSpecified } from "../support/specification.ts";
import { page } from "./built-site.ts";

// A matter of the words.
it.runIf(isSpecified)("repeats no heading, no invitation and no link to itself", async () => {
  for (const { path } of routes) {
    const main = (await page(path)).querySelector("main");
    const headings = main?.querySelectorAll("p.eyebrow, h1, h2, h3").map(lowerText) ?? [];
    expect(
      headings.filter((words, index) => words === headings[index - 1]),
      path,
    ).toEqual([]);
    const bands = main
      ?.querySelectorAll("section")
      .map((band) => band.querySelectorAll("a.button"));
    const invitations = bands?.map((links) => links.map(lowerText)) ?? [];
    const repeated = invitations.flatMap((words, index) =>
      words.filter((one) => /book/.test(one) && invitations[index - 1]?.includes(one)),
    );
    expect(repeated, path).toEqual([]);
    const links = main?.querySelectorAll("a").map((link) => attribute(link, "href")) ?? [];
    expect(links.filter((href) => href === path)).toEqual([]);
  }
});

const twice = content.treatments.filter(({ alsoAt }) => alsoAt);

// Not one test for each: a file without any test fails, and a clinic may have no such treatment.
it.runIf(twice.length > 0)("shows the whole page at its second address, too", async () => {
  for (const { alsoAt = "", path } of twice) {
    const mains = [alsoAt, path].map(async (one) => text((await page(one)).querySelector("main")));
    const [second, own] = await Promise.all(mains);
    expect(second, alsoAt).toBe(own);
  }
});

function lowerText(element: HtmlElement): string {
  return text(element).replace(/\s+/g, " ").toLowerCase();
}
