/** `pages/about.yaml`: the clinic and its team. */
import { z } from "zod";
import {
  exactly,
  group,
  isSample,
  list,
  reference,
  sampleFields,
  sectionHeading,
  text,
  variables,
} from "../fields.ts";
import {
  closing,
  menu,
  metadata,
  pageTop,
  paragraphs,
  passage,
  point,
  sectionTop,
} from "../parts.ts";
import { member, physician } from "../team.ts";

export const aboutPage = z.strictObject({
  sample: sampleFields,
  menu,
  variables,
  metadata,
  hero: pageTop,
  letter: group(
    "Letter",
    {
      paragraphs,
      by: reference("member", "Written by"),
      photo: reference("photo", "Picture beside it"),
      sample: isSample,
    },
    { description: "What the clinic is for. The writer signs it." },
  ),
  clinic: group("The clinic", passage),
  team: group("Team", {
    ...sectionTop,
    members: list("Members", member, { min: 1 }),
  }),
  physician: physician.optional(),
  values: group("Values", { heading: sectionHeading(), cards: exactly(3, "Cards", point) }),
  approval: group("Approval", { heading: sectionHeading(), text: text("Text", { max: 320 }) }),
  closing,
});

export type AboutPageContent = z.infer<typeof aboutPage>;
