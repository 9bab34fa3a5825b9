import { describe, expect, it } from "vitest";
import { content } from "../clinic-under-test.ts";
import { listedPages, pageAt, renderedPages } from "../site/rendered-pages.ts";
import { text } from "../support/html.ts";
import { said } from "../support/said.ts";
import { isSpecified, specificationClaims } from "../support/specification.ts";

const { treatments } = content;
const { city } = content.business.address;

it.each(treatments)("an h1 names the treatment and the city: $name", ({ path, inSentence }) => {
  const heading = headings(path, "h1")[0]?.toLowerCase();
  expect(heading).toContain(inSentence.toLowerCase().replace(said.article, ""));
  expect(heading).toContain(city.toLowerCase());
});

describe.runIf(isSpecified)("of the specified clinic", () => {
  it.each(listedPages)("the description offers the consultation: $path", ({ metadata }) => {
    expect(metadata.description.toLowerCase()).toContain("consultation");
  });

  it("the lead names the city where the specification gives the h1", () => {
    const { contact, location, gallery } = content.pages;
    const leads = [contact, location, gallery].flatMap((page) => page?.hero.lead ?? []);
    expect(leads.filter((lead) => !lead.includes(city))).toEqual([]);
  });

  it("the home page says at its top what the clinic is", () => {
    const { heading, lead } = content.pages.home.hero;
    expect(`${plain(heading)} ${lead}`.toLowerCase()).toContain("med spa");
  });

  it("an h2 carries each name that the specification gives a section", () => {
    const specified = treatments.filter(({ service }) => service in specificationClaims);
    const wanted = [
      ["/", "why book a consultation"],
      ...specified.flatMap(({ path, whyChooseUs }) =>
        whyChooseUs ? [[path, "why choose us"]] : [],
      ),
      ...specified.flatMap(({ path, areas }) => (areas ? [[path, "common treatment areas"]] : [])),
    ] as const;
    const missing = wanted.filter(([path = "", name = ""]) => {
      return !headings(path, "h2").some((heading) => heading.toLowerCase().includes(name));
    });
    expect(missing).toEqual([]);
  });

  it("the aims of the non-invasive listing are called so", () => {
    expect(headings("/non-invasive-treatments", "h2").join()).toMatch(/\baims?\b/i);
  });
});

it.each(treatments)("the treatment's name is in three headings at most: $name", (treatment) => {
  const { path, inSentence, name } = treatment;
  const heads = pageAt(path).page.querySelectorAll("main h1, main h2").map(text);
  const said = heads.filter((head) => {
    const words = plain(head).toLowerCase();
    return words.includes(inSentence.toLowerCase()) || words.includes(name.toLowerCase());
  });
  expect(said.length).toBeLessThanOrEqual(3);
});

it.each(renderedPages)("italics stand in the h1 and the closing band alone: $path", ({ page }) => {
  const italic = page.querySelectorAll("main h2 i, main h3 i");
  const elsewhere = italic.filter((phrase) => phrase.closest("h2")?.id !== "closing");
  expect(elsewhere.map(text)).toEqual([]);
});

it.each(renderedPages)("nothing is headed twice in a row: $path", ({ page }) => {
  const heads = page.querySelectorAll("main p.eyebrow, main h1, main h2, main h3");
  const words = heads.map((head) => plain(text(head)).toLowerCase());
  const twice = words.filter((word, index) => {
    const before = words[index - 1];
    return before !== undefined && (before === word || `${word} `.startsWith(`${before} `));
  });
  expect(twice).toEqual([]);
});

function headings(path: string, level: "h1" | "h2"): string[] {
  const found = pageAt(path).page.querySelectorAll(`main ${level}`);
  return found.map((heading) => plain(text(heading)));
}

/** As it is read: without emphasis and runs of spaces. */
function plain(words: string): string {
  return words.replace(/\*/g, "").replace(/\s+/g, " ").trim();
}
