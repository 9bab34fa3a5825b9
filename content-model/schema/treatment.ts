/** `treatments/*.yaml`: a file more or less is a treatment more or less. */
import { z } from "zod";
import {
  choice,
  exactly,
  group,
  heading,
  isSample,
  list,
  path,
  pattern,
  photo,
  text,
  toggle,
  treatmentName,
  variables,
  wholeNumber,
} from "./fields.ts";
import { concerns, hero, metadata, passage, point, sixFaqs } from "./parts.ts";

const fact = (title: string) => text(title, { most: 70 });

export const treatment = z.strictObject({
  name: text("Name", { most: 40 }),
  kind: choice("Menu", ["non-invasive", "invasive"]),
  order: wholeNumber("Place in menus and lists", 999, {
    description: "Treatments stand in the order of this number, the lowest first.",
    default: 990,
  }),
  path: path("Address", {
    isHidden: true,
    description: "Left out: /NAME-OF-THE-FILE-near-me-TOWN",
  }).optional(),
  shortPath: path("Short address", {
    isHidden: true,
    description: "Leads to the page. Left out: /NAME-OF-THE-FILE",
  }).optional(),
  cardPath: path("Where the card leads instead").optional(),
  alsoAt: path("Second address that shows the same page").optional(),
  service: pattern("Value in the form", /^[a-z][a-z\d-]*$/, "lower-case words with hyphens", {
    isHidden: true,
    description: "Left out: the name of the file.",
  }).optional(),
  serviceLabel: text("Name in the form, where it differs", { most: 60 }).optional(),
  variables,
  inSentence: text("Name within a sentence", {
    most: 40,
    description: "As it stands in a heading or a sentence: laser hair removal, the HydraFacial.",
  }),
  tagline: text("One line for menus", { most: 60 }),
  summary: text("One sentence for cards", { least: 80, most: 150 }),
  metadata,
  hasBreadcrumb: toggle("Breadcrumb", { isHidden: true }).default(true),
  faqLayout: choice("Questions open", ["one-at-a-time", "independent"], { isHidden: true }).default(
    "one-at-a-time",
  ),
  hasFaqData: toggle("Questions in the structured data", { isHidden: true }).default(false),
  bookingLabel: choice("Booking button", [
    "BOOK CONSULTATION",
    "Book Treatment",
    "BOOK YOUR TREATMENT",
    "BOOK LASER APPOINTMENT",
  ]),
  opensWithSteps: toggle("The visit’s steps stand first", { isHidden: true }).default(false),
  hasConsultationPoints: toggle("Shows why to book a consultation", { isHidden: true }).default(
    false,
  ),
  concerns: list("Concerns it may help", z.enum(concerns), { least: 1 }),
  facts: group("At a glance", {
    session: fact("A session takes"),
    number: fact("How many"),
    spacing: fact("How far apart"),
    downtime: fact("Downtime"),
    results: fact("When results show"),
    lasting: fact("How long it lasts"),
  }),
  hero,
  whyChooseUs: passage("Why choose us"),
  details: exactly(
    6,
    "Detail cards",
    group("Card", {
      title: text("Title", { most: 40 }),
      text: text("Text", { most: 160 }),
      points: list("Points", text("Point", { most: 100 }), { least: 1, most: 6 }),
    }),
  ),
  steps: list("Steps of a visit", point, { least: 3, most: 6 }),
  prescriber: group("Who orders or prescribes it", {
    text: text("Text", { most: 320, description: "A drug is prescribed, a filler is ordered." }),
    sample: isSample,
  }).optional(),
  areas: group("Treatment areas", {
    heading: heading(),
    lead: text("Lead", { most: 200 }),
    items: list(
      "Areas",
      group("Area", {
        drawing: pattern("Drawing", /^[a-z-]+$/, "the name of a drawing in drawings.yaml", {
          widget: "drawing",
        }),
        title: text("Title", { most: 40 }),
        description: text("Description", { most: 200 }),
      }),
      { least: 3 },
    ),
  }).optional(),
  benefits: group("Benefits", {
    heading: heading(),
    lead: text("Lead", { most: 200 }),
    items: list("Benefits", point, { least: 1 }),
    photo: photo(),
  }).optional(),
  invitation: text("Invitation in the middle of the page", {
    most: 160,
    description: "One or two sentences beside the booking button, after what a visit is like.",
  }),
  preparation: list("Before a visit", text("Sentence", { most: 180 }), {
    least: 1,
    description: "Short sentences that say what to do.",
  }),
  aftercare: list("After a visit", text("Sentence", { most: 180 }), { least: 1 }),
  longTermTips: group("In the long run", {
    heading: heading(),
    items: list("Tips", point, { least: 1 }),
  }).optional(),
  risks: group("Risks", {
    effects: list("What can happen", text("Effect", { most: 180 }), {
      least: 1,
      description: "The commonest first.",
    }),
    waitIf: list("Who should wait, or tell us first", text("Reason", { most: 200 }), { least: 1 }),
    urgent: text("What needs help the same day", { most: 400 }).optional(),
  }),
  quote: group("A client’s words", {
    text: text("Words", { most: 240, isVerbatim: true }),
    author: text("Author", { most: 40 }),
    photo: photo(),
    sample: isSample,
  }).optional(),
  faqs: sixFaqs,
  related: list(
    "Treatments a reader would compare",
    group("Treatment", {
      treatment: treatmentName(),
      reason: text("Why", { most: 140 }),
    }),
    { least: 2, most: 3 },
  ),
  closing: group("Last band of the page", {
    heading: heading(),
    text: text("Text", { most: 200 }),
    photo: photo(),
  }),
  procedure: group(
    "For search engines",
    {
      bodyLocation: text("Where on the body", { most: 60 }),
      type: choice("Type", ["Noninvasive", "Percutaneous"]),
    },
    { isHidden: true, default: { bodyLocation: "Face", type: "Noninvasive" } },
  ),
});

/** What a file holds, with what it left out filled in; `slug` is the name of the file. */
export type Treatment = Omit<WrittenTreatment, "path" | "shortPath" | "service"> &
  Record<"slug" | "path" | "shortPath" | "service", string>;
export type WrittenTreatment = z.infer<typeof treatment>;
export type Facts = Treatment["facts"];
export type DetailCard = Treatment["details"][number];
export type Step = Treatment["steps"][number];
export type Quote = NonNullable<Treatment["quote"]>;
