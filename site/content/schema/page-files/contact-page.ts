/** `pages/contact.yaml`: the page with the form. */
import { z } from "zod";
import { group, list, sectionHeading, text } from "../fields.ts";
import { menu, metadata, pageTop } from "../parts.ts";

export const contactPage = z.strictObject({
  menu,
  metadata,
  hero: pageTop,
  form: group("Form", {
    heading: sectionHeading(),
    privacyNote: text("Note on privacy", { max: 320 }),
    next: group("What happens next", {
      heading: sectionHeading(),
      lines: list("Lines", text("Line", { max: 120 }), { min: 1, max: 3 }),
    }),
  }),
  visit: group("Visit", { heading: sectionHeading() }),
});

export type ContactPageContent = z.infer<typeof contactPage>;
