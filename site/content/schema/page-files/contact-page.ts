/** `pages/contact.yaml`: the page with the form. */
import { z } from "zod";
import { group, heading, isSample, list, text } from "../fields.ts";
import { hero, menu, metadata, point } from "../parts.ts";

export const contactPage = z.strictObject({
  menu,
  metadata,
  hero,
  form: group("Form", {
    heading: heading(),
    privacyNote: text("Note on privacy", { max: 320 }),
    next: list("What happens after sending", text("Step", { max: 120 }), { min: 1, max: 4 }),
  }),
  visit: group("Visit", { heading: heading() }),
  practical: group("Good to know", {
    heading: heading(),
    items: list("Points", point, { min: 1, max: 4 }),
    sample: isSample,
  }),
});

export type ContactPageContent = z.infer<typeof contactPage>;
