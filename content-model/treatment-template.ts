import { formatYaml } from "./source.ts";

export type NewTreatment = {
  name: string;
  kind: "non-invasive" | "invasive";
  photo: string;
  /** Its place in menus and lists. */
  order: number;
  /** The key of who gives it, until another is written. */
  member: string;
  /** The day on which it is written. */
  today: string;
  /** The file names of three treatments to compare with. */
  compared: readonly string[];
  /** The file names of concerns it may help. */
  concerns: readonly string[];
};

/** Marks every text that is still to be written; a test of the content looks for it. */
export const UNWRITTEN = "TO WRITE";

/** A treatment's file: complete for the schema, but its texts are placeholders. */
export function treatmentFile({
  name,
  kind,
  photo,
  order,
  member,
  today,
  compared,
  concerns,
}: NewTreatment): string {
  const write = (what: string) => `${UNWRITTEN}: ${what}`;
  return formatYaml({
    name,
    kind,
    order,
    inSentence: name,
    tagline: write(`${name} in a line`),
    summary: write(`what ${name} is and does, in one sentence of 80 to 150 characters for cards.`),
    metadata: {
      title: `${name} in {city}`,
      description: write(
        `what ${name} is for, how a visit goes and who should wait, in 120 to 155 characters. It names the free consultation.`,
      ),
      keywords: [`${name} {city}`],
      photo,
    },
    bookingLabel: "BOOK CONSULTATION",
    concerns,
    facts: {
      session: write("how long a visit is"),
      number: write("how many visits"),
      spacing: write("how far apart"),
      downtime: write("what shows afterwards"),
      results: write("when results show"),
      lasting: write("how long it lasts"),
      pain: write("what it feels like"),
    },
    hero: {
      eyebrow: write("two or three words"),
      heading: write("the heading, *a phrase in italics*"),
      lead: write("two sentences that open the page."),
      photo,
    },
    whyChooseUs: {
      heading: write("why here, *a phrase in italics*"),
      paragraphs: [write("first paragraph."), write("second paragraph.")],
      photo,
    },
    details: numbered(6, (count) => ({
      title: write(`card ${count}`),
      text: write(`a sentence on card ${count}.`),
      points: [write(`a point of card ${count}`)],
    })),
    steps: numbered(4, (count) => ({
      title: write(`step ${count}`),
      text: write(`what happens in step ${count}.`),
    })),
    provenance: {
      givenBy: [{ member, training: write("training for this treatment") }],
      device: write("device or kind of product, with its licence"),
      reviewedBy: member,
      reviewed: today,
      sources: [{ title: write("a page to read"), url: "https://www.example.com/" }],
      sample: true,
    },
    invitation: write("a sentence beside the booking button, after the steps."),
    preparation: [write("a short imperative sentence.")],
    aftercare: [write("a short imperative sentence.")],
    recovery: {
      moments: [
        { time: "0 days", look: write("what is seen that day.") },
        { time: "1 day", look: write("what is seen the next day.") },
        { time: "1 week", look: write("what is seen after a week."), isSettled: true },
      ],
      allowed: {
        work: { from: "1 day" },
        exercise: { from: "1 week" },
        makeup: { from: "1 week" },
        sun: { from: "1 week" },
      },
    },
    risks: {
      effects: [write("what can happen, commonest first.")],
      waitIf: [write("who should wait, or call first.")],
      urgent: write("what needs help the same day."),
    },
    faqs: numbered(6, (count) => ({
      question: write(`question ${count}?`),
      answer: write(`answer ${count}.`),
    })),
    related: compared.map((treatment) => ({ treatment, reason: write("why compare the two.") })),
    closing: {
      heading: write("the last heading, *a phrase in italics*"),
      text: write("one sentence that leads to the form."),
      photo,
    },
    procedure: {
      bodyLocation: "Face",
      type: kind === "invasive" ? "Percutaneous" : "Noninvasive",
    },
  });
}

function numbered<Item>(total: number, item: (count: number) => Item): Item[] {
  return Array.from({ length: total }, (_, index) => item(index + 1));
}
