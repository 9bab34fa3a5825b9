/** The voice of the pages, measured: joined sentences, as long as a breath. */
import { describe, expect, it } from "vitest";
import { isSpecified } from "../../../test/support/specification.ts";
import { contentFolder } from "../folder.ts";
import { readContent } from "../read.ts";
import type { Treatment } from "../schema/treatment.ts";

const AVERAGE_WORDS = { least: 11, most: 15 };
const SHORT_WORDS = 8;
const MOST_SHORT = 0.3;

const { pages, treatments } = readContent(contentFolder);
/** Those that are read from top to bottom; the rest are law, or a line or two. */
const measuredPages = {
  home: pages.home,
  about: pages.about,
  contact: [pages.contact, pages.consultation],
  location: pages.location,
  "non-invasive treatments": pages["non-invasive-treatments"],
  "invasive treatments": pages["invasive-treatments"],
};

/** What is written as sentences: no names, facts, points or table cells, and no client's words. */
function proseOf(treatment: Treatment): string[] {
  const { areas, benefits, details, faqs, hero, longTermTips, risks, steps } = treatment;
  const points = [details, steps, benefits?.items, longTermTips?.items];
  return [
    treatment.summary,
    hero.lead,
    ...(treatment.whyChooseUs?.paragraphs ?? []),
    ...points.flatMap((list = []) => list.map(({ text }) => text)),
    areas?.lead ?? "",
    ...(areas?.items.map(({ description }) => description) ?? []),
    benefits?.lead ?? "",
    ...treatment.preparation,
    ...treatment.aftercare,
    ...risks.effects,
    ...risks.waitIf,
    risks.urgent ?? "",
    ...faqs.map(({ answer }) => answer),
    treatment.closing.text,
  ];
}

/** Whatever of a page ends as a sentence does, headings apart; its metadata is for search results. */
function sentencesOf(part: unknown): string[] {
  if (typeof part === "string") return /[.!?]$/.test(part) ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    ["metadata", "heading"].includes(name) ? [] : sentencesOf(value),
  );
}

/** The number of words of each sentence; variables are filled, and a span such as 6–8 is one word. */
function sentenceLengths(prose: readonly string[]): number[] {
  const sentences = prose.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const lengths = sentences.map((one) => one.split(/\s+/).filter((word) => /\w/.test(word)).length);
  return lengths.filter((length) => length > 0);
}

function expectBreath(prose: readonly string[]): void {
  const lengths = sentenceLengths(prose);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const short = lengths.filter((length) => length <= SHORT_WORDS).length / lengths.length;
  expect(average).toBeGreaterThanOrEqual(AVERAGE_WORDS.least);
  expect(average).toBeLessThanOrEqual(AVERAGE_WORDS.most);
  expect(short).toBeLessThanOrEqual(MOST_SHORT);
}

describe.runIf(isSpecified)("sentences are as long as a breath, few of them clipped", () => {
  it.each(treatments)("on a treatment's page: $name", (treatment) => {
    expectBreath(proseOf(treatment));
  });

  it.each(Object.entries(measuredPages))("on the page %s", (_, page) => {
    expectBreath(sentencesOf(page));
  });
});
