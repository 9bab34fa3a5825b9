/** `pages/*-treatments.yaml`: the page that lists the treatments of one kind. */
import { z } from "zod";
import { exactly, group, list, path, reference, sectionHeading, text, unique } from "../fields.ts";
import { closing, hero, menu, metadata, sectionTop } from "../parts.ts";

const extraCard = group("Card", {
  name: text("Name", { max: 40 }),
  summary: text("One sentence", { min: 80, max: 150 }),
  photo: reference("photo", "Picture"),
  shortPath: unique("address", path("Its address")),
  leadsTo: reference("treatment", "The treatment it leads to"),
});

const benefit = group("Benefit", {
  title: text("Benefit", { max: 80 }),
  limit: text("For which treatments it is true", {
    max: 110,
    description: "Goes on with the benefit’s sentence, in lower case: after facials only.",
  }).optional(),
});

export const listingPage = z.strictObject({
  menu,
  metadata,
  extraCards: list("Cards that are no treatment of their own", extraCard, {
    description:
      "Old addresses that lead to a treatment; shown ahead of the treatments’ own cards.",
  }),
  hero,
  benefits: group("Benefits", {
    heading: sectionHeading(),
    items: exactly(6, "Benefits", benefit),
    note: text("Note", { max: 320 }),
  }),
  cards: group("Cards", sectionTop),
  comparison: group("Comparison", { heading: text("Heading", { max: 70 }) }),
  closing,
});

export type ListingPageContent = z.infer<typeof listingPage>;
