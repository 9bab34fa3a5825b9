/** `pages/*.yaml`: the words of each page that is not a treatment. */
import { z } from "zod";
import {
  exactly,
  group,
  heading,
  isSample,
  list,
  path,
  photo,
  text,
  treatmentName,
  variables,
  wholeNumber,
} from "./fields.ts";
import { closing, hero, heroWithAction, metadata, passageWith, point } from "./parts.ts";

const eyebrow = text("Line above the heading", { most: 40 });
const lead = text("Lead", { most: 220 });

export const homePage = z.strictObject({
  metadata,
  hero: heroWithAction,
  services: group("Featured treatments", {
    eyebrow,
    heading: heading(),
    lead,
    more: text("Link to each", { most: 30 }),
  }),
  featured: list("The treatments shown", treatmentName(), {
    least: 3,
    most: 6,
    description: "In this order.",
  }),
  about: passageWith("About", { eyebrow, action: text("Link", { most: 40 }) }),
  laser: passageWith("Laser", {
    treatment: treatmentName("The treatment it speaks of", { isHidden: true }),
    eyebrow,
    points: list("Points", point, { least: 1 }),
    action: text("Link", { most: 40 }),
  }),
  social: group("Posts", { eyebrow, heading: heading(), lead }),
  closing,
});

export const consultation = z.strictObject({
  eyebrow,
  heading: heading(),
  lead,
  points: exactly(4, "Points", point),
  free: group("The free consultation", {
    heading: heading(),
    lead,
    items: list("What happens", point, { least: 3, most: 6 }),
    sample: isSample,
  }),
});

export const aboutPage = z.strictObject({
  variables,
  metadata,
  hero,
  letter: group(
    "Letter",
    {
      paragraphs: list("Paragraphs", text("Paragraph", { most: 520 }), { least: 1 }),
      signature: text("Signature", { most: 40 }),
      role: text("Role", { most: 60 }),
      photo: photo(),
      sample: isSample,
    },
    { description: "Signed by the founder: what the clinic is for." },
  ),
  clinic: passageWith("The clinic", { eyebrow }),
  team: group("Team", {
    eyebrow,
    heading: heading(),
    lead,
    members: list(
      "Members",
      group("Member", {
        name: text("Name", { most: 40 }),
        role: text("Role", { most: 60 }),
        registration: text("Registration", { most: 100 }),
        training: text("Training", { most: 160 }),
        treats: list("Treatments given", treatmentName(), { least: 1 }),
        text: text("Text", { most: 320 }),
        sample: isSample,
      }),
      { least: 1 },
    ),
  }),
  prescriber: group("Who prescribes", {
    text: text("Text", { most: 320 }),
    sample: isSample,
  }),
  values: group("Values", { heading: heading(), cards: exactly(3, "Cards", point) }),
  approval: group("Approval", { heading: heading(), text: text("Text", { most: 320 }) }),
  closing,
});

const extraCard = group("Card", {
  name: text("Name", { most: 40 }),
  summary: text("One sentence", { least: 80, most: 150 }),
  photo: photo(),
  shortPath: path("Its address"),
  leadsTo: treatmentName("The treatment it leads to"),
});

export const listingPage = z.strictObject({
  metadata,
  extraCards: list("Cards that are no treatment of their own", extraCard, {
    isHidden: true,
    description:
      "Old addresses that lead to a treatment; shown ahead of the treatments’ own cards.",
  }),
  hero,
  benefits: group("Benefits", {
    heading: heading(),
    items: exactly(6, "Benefits", text("Benefit", { most: 80 })),
    note: text("Note", { most: 320 }),
  }),
  cards: group("Cards", { heading: heading(), lead }),
  comparison: group("Comparison", { heading: heading(), lead }),
  closing,
});

export const contactPage = z.strictObject({
  metadata,
  hero,
  form: group("Form", {
    heading: heading(),
    lead,
    privacyNote: text("Note on privacy", { most: 320 }),
  }),
  visit: group("Visit", { heading: heading() }),
  practical: group("Good to know", {
    heading: heading(),
    items: list("Points", point, { least: 3, most: 8 }),
    sample: isSample,
  }),
});

export const locationPage = z.strictObject({
  variables,
  metadata,
  hero,
  directions: group("How to get here", { heading: heading(), cards: exactly(3, "Cards", point) }),
  landmarks: group("Landmarks", {
    heading: heading(),
    items: list(
      "Landmarks",
      group("Landmark", {
        name: text("Name", { most: 60 }),
        minutes: wholeNumber("Minutes", 240),
      }),
      { least: 1 },
    ),
  }),
  closing,
});

export const galleryPage = z.strictObject({
  metadata,
  hero,
  note: text("Note below the pictures", { most: 320 }),
  closing,
});

/** Privacy and accessibility: plain headings and paragraphs. */
export const plainPage = z.strictObject({
  metadata,
  heading: heading(),
  lead,
  sections: list(
    "Sections",
    group("Section", {
      heading: text("Heading", { most: 70 }),
      paragraphs: list("Paragraphs", text("Paragraph", { most: 520 }), { least: 1 }),
      sample: isSample.optional(),
    }),
    { least: 1 },
  ),
});

export const notFoundPage = z.strictObject({
  metadata,
  eyebrow,
  heading: text("Heading", { most: 70, isVerbatim: true }),
  text: text("Text", { most: 220 }),
  action: text("Link", { most: 30 }),
});

export const thankYouPage = z.strictObject({ metadata, lead, photo: photo() });

export type HomePageContent = z.infer<typeof homePage>;
export type ConsultationContent = z.infer<typeof consultation>;
export type AboutPageContent = z.infer<typeof aboutPage>;
export type ListingPageContent = z.infer<typeof listingPage>;
export type ExtraCard = ListingPageContent["extraCards"][number];
export type ContactPageContent = z.infer<typeof contactPage>;
export type LocationPageContent = z.infer<typeof locationPage>;
export type GalleryPageContent = z.infer<typeof galleryPage>;
export type PlainPageContent = z.infer<typeof plainPage>;
