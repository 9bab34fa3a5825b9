/** `treatments/*.yaml`: each file is one treatment. */
import { z } from "zod";
import { facts } from "./facts.ts";
import {
  choice,
  exactly,
  group,
  heading,
  isSample,
  key,
  list,
  pageLink,
  path,
  reference,
  sampleFields,
  sectionHeading,
  text,
  toggle,
  unique,
  variables,
  wholeNumber,
} from "./fields.ts";
import { faq, hero, metadata, paragraphs, point, urgentSigns } from "./parts.ts";
import { provenance } from "./provenance.ts";
import { checkRecovery, recovery } from "./recovery.ts";

/** In the order of the menus. Each has a page that lists its treatments. */
export const KINDS = ["non-invasive", "invasive"] as const;

const written = z.strictObject({
  sample: sampleFields,
  name: unique("treatment", text("Name", { max: 40 })),
  kind: choice("Menu", KINDS),
  order: wholeNumber("Place in menus and lists", 999, {
    description: "Menus and lists are sorted by this number, the lowest first.",
    default: 990,
  }),
  path: unique(
    "address",
    path("Address", {
      description:
        "Left out: made of the file's name by the pattern `addresses` in business.yaml. {town} is the city",
    }),
  ).optional(),
  shortPath: unique(
    "address",
    path("Short address", {
      description: "Leads to the page. Left out: /NAME-OF-THE-FILE",
    }),
  ).optional(),
  cardPath: pageLink("Where the card leads instead").optional(),
  alsoAt: unique("address", path("Second address that shows the same page")).optional(),
  service: unique(
    "value in the form",
    key("Value in the form", {
      description: "Left out: the name of the file.",
    }),
  ).optional(),
  serviceLabel: text("Name in the form, where it differs", { max: 60 }).optional(),
  variables,
  tagline: unique("tagline", text("One line for menus", { max: 60 })),
  summary: unique("summary", text("One sentence for cards", { min: 80, max: 150 })),
  metadata,
  hasBreadcrumb: toggle("Breadcrumb").default(true),
  faqLayout: choice("Questions open", ["one-at-a-time", "independent"]).default("one-at-a-time"),
  hasFaqData: toggle("Questions in the structured data").default(false),
  bookingLabel: text("Booking button", { max: 30 }),
  hasConsultationPoints: toggle("Shows why to book a consultation").default(false),
  concerns: list("Concerns it may help", reference("concern")).default([]),
  facts,
  hero,
  signature: group(
    "Drawing of its own",
    { heading: sectionHeading() },
    { description: "The heading of the drawing in media/signature with the name of this file." },
  ).optional(),
  whyChooseUs: group("Why choose us", {
    heading: sectionHeading(),
    paragraphs,
    photo: reference("photo", "Picture", {
      description: "Only for a treatment without a drawing of its own.",
    }).optional(),
  }).optional(),
  details: exactly(
    6,
    "Detail cards",
    group("Card", {
      title: text("Title", { max: 40 }),
      text: text("Text", { max: 220 }),
      points: list("Points", text("Point", { max: 120 }), { min: 1, max: 4 }),
      sample: isSample.default(false),
    }),
  ).optional(),
  steps: list("Steps of a visit", point, { min: 3, max: 6 }),
  provenance,
  areas: group("Treatment areas", {
    heading: sectionHeading(),
    lead: text("Lead", { max: 200 }).optional(),
    items: list(
      "Areas",
      group("Area", {
        photo: reference("photo", "Picture"),
        title: text("Title", { max: 40 }),
        description: text("Description", { max: 200 }),
      }),
      { min: 3 },
    ),
  }).optional(),
  benefits: group("Benefits", {
    heading: sectionHeading(),
    lead: text("Lead", { max: 200 }),
    items: list("Benefits", point, { min: 1 }),
  }).optional(),
  preparation: list("Before a visit", text("Sentence", { max: 180 }), {
    min: 1,
    description: "Short sentences that say what to do.",
  }),
  aftercare: list("After a visit", text("Sentence", { max: 260 }), { min: 1 }),
  recovery,
  longTermTips: group("In the long run", {
    heading: sectionHeading(),
    items: list("Tips", point, { min: 1 }),
  }).optional(),
  risks: group("Risks", {
    effects: list("Side effects", text("Effect", { max: 180 }), {
      min: 1,
      description: "The commonest first.",
    }),
    waitIf: list("Who should wait", text("Reason", { max: 200 }), {
      min: 1,
      description: "Nobody is treated while one of these is so.",
    }),
    checkIf: list("Who should check with us first", text("Reason", { max: 200 }), {
      min: 1,
      description: "The treatment is often still possible.",
    }),
    decidedBy: text("Who decides about those who check with us", { max: 200 }),
    urgent: urgentSigns,
  }),
  quote: group("A client’s words", {
    text: text("Words", { max: 240, isVerbatim: true, isQuote: true }),
    author: text("Author", { max: 40, isQuote: true }),
    photo: reference("photo", "Picture").optional(),
    sample: isSample,
  }).optional(),
  faqs: exactly(6, "Questions and answers", faq),
  related: list("Treatments a reader would compare", reference("treatment"), { min: 3, max: 4 }),
  closing: group("Last band of the page", {
    heading: heading(),
    text: text("Text", { max: 200 }),
  }),
  procedure: group(
    "For search engines",
    {
      bodyLocation: text("Where on the body", { max: 60 }),
      type: choice("Type", ["Noninvasive", "Percutaneous"]),
    },
    { default: { bodyLocation: "Face", type: "Noninvasive" } },
  ),
});

export const treatment = written.superRefine(checkRecovery);

/** A treatment with its defaults; `slug` is the name of the file. */
export type Treatment = Omit<WrittenTreatment, "path" | "shortPath" | "service"> &
  Record<"slug" | "path" | "shortPath" | "service", string>;
export type WrittenTreatment = z.infer<typeof treatment>;
export type Step = Treatment["steps"][number];
