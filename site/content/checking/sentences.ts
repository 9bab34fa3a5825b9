/** Measures the length of the sentences on each page, and advises where it differs from the site's style. */
import type { Content } from "../content-schema.ts";
import type { Treatment } from "../schema/treatment.ts";

const AVERAGE_WORDS = { least: 11, most: 15 };
const SHORT_WORDS = 8;
const MOST_SHORT = 0.3;

type Measured = { name: string; average: number; shareOfShort: number };

/** Returns a message for each file whose sentences are too long or too short. `name` is as in `SourceWithSchema`. */
export function adviseOnSentences(content: Content): { name: string; message: string }[] {
  return measuredPages(content)
    .map(([name, prose]) => measure(name, prose))
    .flatMap(({ name, average, shareOfShort }) => {
      const isInRange = average >= AVERAGE_WORDS.least && average <= AVERAGE_WORDS.most;
      if (isInRange && shareOfShort <= MOST_SHORT) return [];
      const expected = `expected ${AVERAGE_WORDS.least} to ${AVERAGE_WORDS.most} words, and at most ${percent(MOST_SHORT)} of ${SHORT_WORDS} words or fewer`;
      const message = `its sentences have ${average.toFixed(1)} words on average, and ${percent(shareOfShort)} have ${SHORT_WORDS} or fewer; ${expected}`;
      return [{ name, message }];
    });
}

/** The pages that are read from top to bottom. The others are legal texts, or have only a line or two. */
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

/** A treatment's texts that consist of sentences: no names, facts or table cells, and no quotes of clients. */
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

/** All texts of a page that end like a sentence, without its headings and the metadata for search engines. */
function sentencesOf(part: unknown): string[] {
  if (typeof part === "string") return /[.!?]$/.test(part) ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    ["metadata", "heading"].includes(name) ? [] : sentencesOf(value),
  );
}

/** The number of words in each sentence. Variables are filled in, and a range such as 6–8 is one word. */
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
    name,
    average,
    shareOfShort: lengths.filter((length) => length <= SHORT_WORDS).length / count,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
