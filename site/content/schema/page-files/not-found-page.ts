/** `pages/not-found.yaml`: the page for unknown addresses. */
import { z } from "zod";
import { text } from "../fields.ts";
import { metadata } from "../parts.ts";

export const notFoundPage = z.strictObject({
  metadata,
  eyebrow: text("Line above the heading", { max: 40 }),
  heading: text("Heading", { max: 70, isVerbatim: true }),
  text: text("Text", { max: 220 }),
  action: text("Link", { max: 30 }),
});
