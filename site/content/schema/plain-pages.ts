/** `pages/*.yaml`: pages of words alone. */
import { z } from "zod";
import { choice, group, heading, isSample, list, path, reference, text, unique } from "./fields.ts";
import { metadata, paragraphs, placed } from "./parts.ts";

const lead = text("Lead", { max: 220 });

const section = group("Section", {
  heading: text("Heading", { max: 70 }),
  paragraphs,
  embeds: choice("Only where the embeds load", ["near", "on-click"], { isHidden: true }).optional(),
  sample: isSample.optional(),
});

/** Plain headings and paragraphs: privacy, accessibility and every page of the clinic's own. */
export const plainPage = z.strictObject({
  ...placed,
  metadata,
  heading: heading(),
  lead,
  sections: list("Sections", section, { min: 1 }),
});

export const notFoundPage = z.strictObject({
  metadata,
  eyebrow: text("Line above the heading", { max: 40 }),
  heading: text("Heading", { max: 70, isVerbatim: true }),
  text: text("Text", { max: 220 }),
  action: text("Link", { max: 30 }),
});

export const thankYouPage = z.strictObject({
  path: unique(
    "address",
    path("Address", {
      isHidden: true,
      description: "Left out: below the page with the form, /contact/sent",
    }),
  ).optional(),
  metadata,
  lead,
  photo: reference("photo", "Picture"),
});

export type PlainPageContent = z.infer<typeof plainPage>;
