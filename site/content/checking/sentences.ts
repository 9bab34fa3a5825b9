/** The voice of the pages, measured: joined sentences, as long as a breath. */
import type { Content } from "../content-schema.ts";
import type { Treatment } from "../schema/treatment.ts";

const AVERAGE_WORDS = { least: 11, most: 15 };
const SHORT_WORDS = 8;
const MOST_SHORT = 0.3;

type Measured = { name: string; average: number; shareOfShort: number };

/** What differs from the measure, by the name of its file. */
export function adviseOnSentences(content: Content): { name: string; message: string }[] {
  return measuredPages(content)
    .map(([name, prose]) => measure(name, prose))
    .flatMap(({ name, average, shareOfShort }) => {
      const isBreath = average >= AVERAGE_WORDS.least && average <= AVERAGE_WORDS.most;
      if (isBreath && shareOfShort <= MOST_SHORT) return [];
      const expected = `expected ${AVERAGE_WORDS.least} to ${AVERAGE_WORDS.most} words, and at most ${percent(MOST_SHORT)} of ${SHORT_WORDS} words or fewer`;
      const message = `its sentences have ${average.toFixed(1)} words on average, and ${percent(shareOfShort)} have ${SHORT_WORDS} or fewer; ${expected}`;
      return [{ name, message }];
    });
}

/** Those that are read from top to bottom; the rest are law, or a line or two. */
function measuredPages({ pages, treatments }: Content): (readonly [string, readonly string[]])[] {
  const { home, about, contact, consultation, location } = pages;
  return [
    ["pages/home", sentencesOf(home)],
    ["pages/about", sentencesOf(about)],
    ["pages/contact", sentencesOf([contact, consultation])],
    ["pages/location", sentencesOf(location)],
    ["pages/non-invasive-treatments", sentencesOf(pages["non-invasive-treatments"])],
    ["pages/invasive-treatments", sentencesOf(pages["invasive-treatments"])],
    ...treatments.map((one) => [`treatments/${one.slug}`, proseOf(one)] as const),
  ];
}

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

function measure(name: string, prose: readonly string[]): Measured {
  const lengths = sentenceLengths(prose);
  const count = Math.max(1, lengths.length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / count;
  return {
    ...{ name, average },
    shareOfShort: lengths.filter((length) => length <= SHORT_WORDS).length / count,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
