/** `concerns/*.yaml`: each file is one concern, with a page about the treatments that may help. */
import { z } from "zod";
import {
  group,
  heading,
  list,
  path,
  reference,
  sectionHeading,
  text,
  unique,
  wholeNumber,
} from "./fields.ts";
import { closing, metadata, pairWords, point, urgentSigns } from "./parts.ts";

const sentences = (title: string) =>
  list(title, text("Sentence", { max: 220 }), { min: 2, max: 6 });

export const concern = z.strictObject({
  name: unique("concern", text("Name", { max: 40 })),
  order: wholeNumber("Place among the concerns", 999, { default: 990 }),
  path: unique(
    "address",
    path("Address", {
      description: "Left out: /concerns/NAME-OF-THE-FILE",
    }),
  ).optional(),
  metadata,
  hero: group("Top of the page", {
    eyebrow: text("Line above the heading", { max: 40 }),
    heading: heading(),
    lead: text("Lead", { max: 260 }),
  }),
  mayHelp: group("What may help", {
    heading: sectionHeading(),
    lead: text("Lead", { max: 260 }),
    change: group("Picture of the change", {
      photo: reference("photo", "Picture"),
      pair: pairWords,
      caption: text("Sentence below the picture", { max: 140 }),
    }).optional(),
    reasons: list(
      "Why for this concern",
      group("Treatment", {
        treatment: reference("treatment"),
        text: text("Why", { max: 220 }),
        number: text("How many for this concern", {
          max: 70,
          description: "Left out: as on the treatment’s page.",
        }).optional(),
      }),
      {
        description:
          "A sentence for each treatment that names this concern. Without a sentence, only its name and figures are shown.",
      },
    ),
  }),
  deeperSkin: group(
    "The answer for deeper skin tones",
    {
      heading: sectionHeading(),
      paragraphs: list("Paragraphs", text("Paragraph", { max: 320 }), { min: 1, max: 2 }),
    },
    { description: "Left out where the tone of the skin changes nothing." },
  ).optional(),
  limits: group("What to know first", {
    heading: sectionHeading(),
    willNotHelp: sentences("What will not help"),
    beforeDeciding: sentences("Before deciding"),
  }),
  seeInstead: group("Whom to see instead", {
    heading: sectionHeading(),
    people: list("Who", point, { min: 1, max: 4 }),
    urgent: urgentSigns,
  }),
  closing,
  message: text("First line of the message", {
    max: 100,
    description: "Starts the message of whoever comes to the form from this page.",
  }).optional(),
});

/** A concern with its defaults. `slug` is the name of the file. Treatments and filters refer to it. */
export type Concern = Omit<WrittenConcern, "path"> & Record<"slug" | "path", string>;
export type WrittenConcern = z.infer<typeof concern>;
