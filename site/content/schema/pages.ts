/** `pages/*.yaml`: the words of each page with sections of its own. */
import { z } from "zod";
import {
  exactly,
  group,
  heading,
  isSample,
  list,
  path,
  reference,
  text,
  unique,
  variables,
  wholeNumber,
} from "./fields.ts";
import {
  closing,
  hero,
  heroWithAction,
  metadata,
  paragraphs,
  passage,
  passageWith,
  placed,
  point,
} from "./parts.ts";
import { member, physician } from "./team.ts";

const lead = text("Lead", { max: 220 });
const sectionTop = { heading: heading(), lead };

export const homePage = z.strictObject({
  path: placed.path,
  metadata,
  hero: heroWithAction,
  services: group("Featured treatments", {
    ...sectionTop,
    more: text("Link to each", { max: 30 }),
  }),
  featured: list("The treatments shown", reference("treatment"), {
    min: 3,
    max: 6,
    description: "In this order.",
  }),
  about: passageWith("About", { action: text("Link", { max: 40 }) }),
  laser: passageWith("One treatment, told at length", {
    treatment: reference("treatment", "The treatment it speaks of", { isHidden: true }),
    points: list("Points", point, { min: 1 }),
    action: text("Link", { max: 40 }),
  }).optional(),
  social: group("Posts", sectionTop, {
    description: "Left out where the site shows no posts.",
  }).optional(),
  closing,
});

export const consultation = z.strictObject({
  writtenPrice: text("What is promised of the price", {
    max: 60,
    description: "Stands beside the first button of every page to book from.",
  }),
  ...sectionTop,
  photo: reference("photo", "Picture").optional(),
  points: exactly(4, "Points", point),
  free: group("The free consultation", {
    heading: heading(),
    lead,
    items: list("What happens", point, { min: 3, max: 7 }),
    sample: isSample,
  }),
  band: group(
    "The band that ends every page",
    {
      heading: heading("Heading where the page has none of its own"),
      promises: list("Promises", text("Promise", { max: 60 }), { min: 1, max: 4 }),
      action: text("Button", { max: 40 }),
      offerInCity: text("Link beside a booking button", { max: 40 }),
    },
    { description: "What a consultation costs, and when somebody answers." },
  ),
});

export const aboutPage = z.strictObject({
  ...placed,
  variables,
  metadata,
  hero,
  letter: group(
    "Letter",
    {
      paragraphs,
      signature: text("Signature", { max: 40 }),
      role: text("Role", { max: 60 }),
      photo: reference("photo", "Picture"),
      sample: isSample,
    },
    { description: "Signed by the founder: what the clinic is for." },
  ),
  clinic: passage("The clinic"),
  team: group("Team", {
    ...sectionTop,
    members: list("Members", member, { min: 1 }),
  }),
  physician: physician.optional(),
  values: group("Values", { heading: heading(), cards: exactly(3, "Cards", point) }),
  approval: group("Approval", { heading: heading(), text: text("Text", { max: 320 }) }),
  closing,
});

const extraCard = group("Card", {
  name: text("Name", { max: 40 }),
  summary: text("One sentence", { min: 80, max: 150 }),
  photo: reference("photo", "Picture"),
  shortPath: unique("address", path("Its address")),
  leadsTo: reference("treatment", "The treatment it leads to"),
});

export const listingPage = z.strictObject({
  ...placed,
  metadata,
  extraCards: list("Cards that are no treatment of their own", extraCard, {
    isHidden: true,
    description:
      "Old addresses that lead to a treatment; shown ahead of the treatments’ own cards.",
  }),
  hero,
  benefits: group("Benefits", {
    heading: heading(),
    items: exactly(
      6,
      "Benefits",
      group("Benefit", {
        text: text("Benefit", { max: 80 }),
        caution: text("What limits it", { max: 120 }).optional(),
      }),
    ),
    note: text("Note", { max: 320 }),
  }),
  cards: group("Cards", { heading: heading(), lead }),
  comparison: group("Comparison", { heading: heading(), lead }),
  closing,
});

export const contactPage = z.strictObject({
  ...placed,
  metadata,
  hero,
  form: group("Form", {
    heading: heading(),
    privacyNote: text("Note on privacy", { max: 320 }),
    days: group("Days that suit", {
      legend: text("Question", { max: 40 }),
      choices: list(
        "Choices",
        group("Choice", {
          label: unique("day", text("Button", { max: 30 })),
          text: text("Sentence that it inserts into the message", { max: 80 }),
        }),
        { min: 1, max: 6 },
      ),
    }),
    next: list("What happens after sending", text("Step", { max: 120 }), { min: 1, max: 4 }),
  }),
  visit: group("Visit", { heading: heading() }),
  practical: group("Good to know", {
    heading: heading(),
    items: list("Points", point, { min: 1, max: 4 }),
    sample: isSample,
  }),
});

const landmark = group("Landmark", {
  name: text("Name", { max: 60 }),
  minutes: wholeNumber("Minutes", 240),
});

export const locationPage = z.strictObject({
  ...placed,
  variables,
  metadata,
  hero,
  directions: group("How to get here", { heading: heading(), cards: exactly(3, "Cards", point) }),
  landmarks: group("Landmarks", {
    heading: heading(),
    items: list("Landmarks", landmark, { min: 1 }),
    sample: isSample,
  }),
  closing,
});

export const galleryPage = z.strictObject({
  ...placed,
  metadata,
  hero,
  note: text("Note below the pictures", { max: 320 }),
  closing,
});

export type HomePageContent = z.infer<typeof homePage>;
export type ConsultationContent = z.infer<typeof consultation>;
export type AboutPageContent = z.infer<typeof aboutPage>;
export type ListingPageContent = z.infer<typeof listingPage>;
export type ContactPageContent = z.infer<typeof contactPage>;
export type GalleryPageContent = z.infer<typeof galleryPage>;
export type LocationPageContent = z.infer<typeof locationPage>;
