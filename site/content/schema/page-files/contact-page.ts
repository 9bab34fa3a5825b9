/** `pages/contact.yaml`: the page with the form. */
import { z } from "zod";
import { group, sampleFields, sectionHeading, text } from "../fields.ts";
import { menu, metadata, pageTop } from "../parts.ts";

export const contactPage = z.strictObject({
  sample: sampleFields,
  menu,
  metadata,
  hero: pageTop,
  form: group("Form", {
    heading: sectionHeading(),
    note: text("Line under the button", {
      max: 320,
      description:
        "What the button sends, who answers and when, and how long a consultation takes.",
    }),
  }),
  visit: group("Visit", { heading: sectionHeading() }),
});
