/** `pages/location.yaml`: how to find the clinic. */
import { z } from "zod";
import {
  exactly,
  group,
  isSample,
  list,
  sampleFields,
  sectionHeading,
  text,
  variables,
  wholeNumber,
} from "../fields.ts";
import { closing, menu, metadata, pageTop, point } from "../parts.ts";

const landmark = group("Landmark", {
  name: text("Name", { max: 60 }),
  minutes: wholeNumber("Minutes", 240),
});

export const locationPage = z.strictObject({
  sample: sampleFields,
  menu,
  variables,
  metadata,
  hero: pageTop,
  directions: group("How to get here", {
    heading: sectionHeading(),
    cards: exactly(3, "Cards", point),
  }),
  landmarks: group("Landmarks", {
    heading: sectionHeading(),
    items: list("Landmarks", landmark, { min: 1 }),
    sample: isSample,
  }),
  closing,
});

export type LocationPageContent = z.infer<typeof locationPage>;
