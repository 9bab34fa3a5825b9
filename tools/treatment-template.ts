import type { Treatment } from "../content/schema/treatment.ts";

export type NewTreatment = { slug: string; name: string; kind: Treatment["kind"]; photo: string };

/** Stands before every word that is still to be written; the content test looks for it. */
export const TO_WRITE = "TO WRITE";

/** A treatment's file: whole for the compiler and for the content test, save for its words. */
export function treatmentSource({ slug, name, kind, photo }: NewTreatment): string {
  const write = (what: string) => JSON.stringify(`${TO_WRITE}: ${what}`);
  const isInvasive = kind === "invasive";
  return `import type { Treatment } from "../types.ts";

export const ${constantName(slug)}: Treatment = {
  path: "/${slug}-near-me-woodbridge",
  shortPath: "/${slug}",
  service: "${slug}",
  kind: "${kind}",
  name: ${JSON.stringify(name)},
  tagline: ${write(`${name} in a line`)},
  summary: ${write(`what ${name} is and does, in one sentence of 80 to 150 characters for the cards.`)},
  metadata: {
    title: ${JSON.stringify(`${name} in Woodbridge`)},
    description: ${write(`what ${name} is for, how a visit goes and who should wait, in 70 to 160 characters.`)},
    keywords: [${JSON.stringify(`${name} Woodbridge`)}],
    photo: "${photo}",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK CONSULTATION",
  concerns: ["texture"],
  facts: {
    session: ${write("how long a visit is")},
    number: ${write("how many visits")},
    spacing: ${write("how far apart")},
    downtime: ${write("what shows afterwards")},
    lasting: ${write("how long it lasts")},
  },
  hero: {
    eyebrow: ${write("two or three words")},
    heading: ${write("the heading, *a phrase in italics*")},
    lead: ${write("two sentences that open the page.")},
    photo: "${photo}",
  },
  whyChooseUs: {
    heading: ${write("why here, *a phrase in italics*")},
    paragraphs: [
      ${write("first paragraph.")},
      ${write("second paragraph.")},
    ],
    photo: "lounge",
  },
  details: [
${numbered(6, (count) => `    {\n      title: ${write(`card ${count}`)},\n      text: ${write(`a sentence on card ${count}.`)},\n      points: [${write(`a point of card ${count}`)}],\n    },`)}
  ],
  steps: [
${numbered(4, (count) => `    { title: ${write(`step ${count}`)}, text: ${write(`what happens in step ${count}.`)} },`)}
  ],
  preparation: [${write("a short imperative sentence.")}],
  aftercare: [${write("a short imperative sentence.")}],
  risks: {
    effects: [${write("what can happen, commonest first.")}],
    waitIf: [${write("who should wait, or tell us first.")}],
    urgent: ${write("what needs help the same day.")},
  },
  quote: {
    text: ${write("a client's words.")},
    author: ${write("first name and initial")},
    photo: "towels",
  },
  faqs: [
${numbered(6, (count) => `    {\n      question: ${write(`question ${count}?`)},\n      answer: ${write(`answer ${count}.`)},\n    },`)}
  ],
  closing: {
    heading: ${write("the last heading, *a phrase in italics*")},
    text: ${write("one sentence that leads to the form.")},
  },
  procedure: { bodyLocation: "Face", type: "${isInvasive ? "Percutaneous" : "Noninvasive"}" },
};
`;
}

/** The list with the treatment's import in its place and its line at the end. */
export function withTreatment(list: string, slug: string): string {
  const name = constantName(slug);
  const imported = `import { ${name} } from "./${slug}.ts";\n`;
  const imports = list.match(/^import \{.*\n/gm) ?? [];
  const next = imports.find((line) => fileOf(line) > slug);
  const last = imports.at(-1) ?? "";
  const withImport = next
    ? list.replace(next, imported + next)
    : list.replace(last, last + imported);
  return withImport.replace(/\n\];\n$/, `\n  ${name},\n];\n`);
}

/** "led-facial" → "ledFacial". */
export function constantName(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fileOf(importLine: string): string {
  return /"\.\/(.+)\.ts"/.exec(importLine)?.[1] ?? "";
}

function numbered(total: number, block: (count: number) => string): string {
  return Array.from({ length: total }, (_, index) => block(index + 1)).join("\n");
}
