/** Pages of headings and paragraphs: privacy, accessibility and every additional page of a clinic. */
import { z } from "zod";
import { choice, group, heading, isSample, list, text } from "../fields.ts";
import { lead, menu, metadata, paragraphs } from "../parts.ts";

const section = group("Section", {
  heading: text("Heading", { max: 70 }),
  paragraphs,
  embeds: choice("Only where the embeds load", ["near", "on-click"]).optional(),
  sample: isSample.optional(),
});

export const plainPage = z.strictObject({
  menu,
  metadata,
  heading: heading(),
  lead,
  sections: list("Sections", section, { min: 1 }),
});

export type PlainPageContent = z.infer<typeof plainPage>;
