/**
 * The shapes of everything the site says. Content modules hold words and facts
 * only and import nothing but these types, the figures and the business facts.
 */
import type { DrawingName } from "./drawings.ts";
import type { PhotoName } from "./photos.ts";

/** A display heading. One word or phrase may stand in asterisks: it is set in italics. */
export type Heading = string;

export type PageMetadata = {
  /** Without the brand: the suffix is added where the brand is absent. */
  title: string;
  /** 70–160 characters. */
  description: string;
  keywords: readonly string[];
  photo: PhotoName;
  noIndex?: true;
};

export type Faq = { question: string; answer: string };
export type DetailCard = { title: string; text: string; points: readonly string[] };
export type Step = { title: string; text: string };
export type Point = { title: string; text: string };
export type Area = { drawing: DrawingName; title: string; description: string };
export type Quote = { text: string; author: string; photo: PhotoName };
export type Hero = { eyebrow: string; heading: Heading; lead: string; photo: PhotoName };
export type Passage = { heading: Heading; paragraphs: readonly string[]; photo: PhotoName };

export const bookingLabels = [
  "BOOK CONSULTATION",
  "Book Treatment",
  "BOOK YOUR TREATMENT",
  "BOOK LASER APPOINTMENT",
] as const;
export type BookingLabel = (typeof bookingLabels)[number];

export const concerns = [
  "lines",
  "volume",
  "texture",
  "unwanted-hair",
  "breakouts",
  "dullness",
  "laxity",
] as const;
export type Concern = (typeof concerns)[number];

/** The strip beneath a treatment's hero and one row of the comparison: the same five everywhere. */
export type Facts = {
  session: string;
  number: string;
  spacing: string;
  downtime: string;
  lasting: string;
};

type Six<T> = readonly [T, T, T, T, T, T];

export type Treatment = {
  path: `/${string}-near-me-woodbridge`;
  /** The old address on the listing cards; the server redirects it to `path`. */
  shortPath: `/${string}`;
  /** Where its listing card's button leads instead, if not to `shortPath`. */
  cardPath?: `/${string}`;
  /** Its value in the appointment request, and the label there where it differs from the name. */
  service: string;
  serviceLabel?: string;
  kind: "non-invasive" | "invasive";
  name: string;
  /** One line for menus, at most 60 characters. */
  tagline: string;
  /** One sentence for cards, 80–150 characters. */
  summary: string;
  metadata: PageMetadata;
  hasBreadcrumb: boolean;
  faqLayout: "one-at-a-time" | "independent";
  /** Whether the FAQ is also structured data; the procedure always is. */
  hasFaqData: boolean;
  bookingLabel: BookingLabel;
  /** The visit's steps stand first, and why-choose-us with the detail cards later. */
  opensWithSteps?: true;
  /** Shows the four points of why to book a consultation. */
  hasConsultationPoints?: true;
  concerns: readonly Concern[];
  facts: Facts;
  hero: Hero;
  whyChooseUs: Passage;
  details: Six<DetailCard>;
  steps: readonly Step[];
  areas?: { heading: Heading; lead: string; items: readonly Area[] };
  benefits?: { heading: Heading; lead: string; items: readonly Point[]; photo: PhotoName };
  /** Short imperative sentences; shown on every page and marked up as the procedure's preparation and follow-up. */
  preparation: readonly string[];
  aftercare: readonly string[];
  longTermTips?: { heading: Heading; items: readonly Point[] };
  risks: {
    /** What can happen, commonest first. */
    effects: readonly string[];
    /** Who should wait, or tell us first. */
    waitIf: readonly string[];
    /** What needs help the same day, in one or two sentences. */
    urgent?: string;
  };
  quote: Quote;
  faqs: Six<Faq>;
  closing: { heading: Heading; text: string };
  procedure: { bodyLocation: string; type: "Noninvasive" | "Percutaneous" };
};

export type Testimonial = { name: string; weeksAgo: string; rating: 5; text: string };

export const galleryTags = [
  "facial",
  "skincare",
  "treatment",
  "laser",
  "technology",
  "before-after",
  "acne",
  "results",
  "laser-hair-removal",
  "injectable",
  "procedure",
  "microneedling",
  "relaxation",
] as const;
export const galleryCategories = [
  "Facial Treatments",
  "Laser Treatments",
  "Before & After",
  "Injectable Treatments",
] as const;

/** `alt` says what this picture shows here; `description` is the overlay's sentence. */
export type GalleryImage = {
  id: number;
  photo: PhotoName;
  alt: string;
  tags: readonly (typeof galleryTags)[number][];
  category: (typeof galleryCategories)[number];
  description: string;
};

export type SocialPost = {
  id: number;
  postId: string;
  postUrl: string;
  photo: PhotoName;
  caption: string;
};

/** Closing band of a page: a heading, a sentence, one button and the picture in the arch. */
export type Closing = {
  heading: Heading;
  text: string;
  action: string;
  /** Follows the action for those who meet the link without its section. */
  actionAbout?: string;
  photo: PhotoName;
};

/** The invitation that opens over the home page. */
export type PromotionContent = {
  heading: Heading;
  text: string;
  action: string;
  close: string;
  photo: PhotoName;
};

export type HomePageContent = {
  metadata: PageMetadata;
  hero: Hero & { action: string };
  services: { eyebrow: string; heading: Heading; lead: string; more: string };
  /** The six treatments shown, by address. */
  featured: Six<Treatment["path"]>;
  about: Passage & { eyebrow: string; action: string };
  laser: Passage & { eyebrow: string; points: readonly Point[]; action: string };
  social: { eyebrow: string; heading: Heading; lead: string };
  closing: Closing;
};

export type ConsultationContent = {
  eyebrow: string;
  heading: Heading;
  lead: string;
  points: readonly [Point, Point, Point, Point];
};

export type AboutPageContent = {
  metadata: PageMetadata;
  hero: Hero;
  /** A letter, signed: what the clinic is for. */
  letter: { paragraphs: readonly string[]; signature: string; role: string; photo: PhotoName };
  clinic: Passage & { eyebrow: string };
  team: {
    eyebrow: string;
    heading: Heading;
    lead: string;
    members: readonly { name: string; role: string; text: string }[];
  };
  values: { heading: Heading; cards: readonly [Point, Point, Point] };
  approval: { heading: Heading; text: string };
  closing: Closing;
};

/** A card that is not a treatment of its own: an old address that leads to one. */
export type ExtraCard = {
  name: string;
  summary: string;
  photo: PhotoName;
  shortPath: `/${string}`;
  leadsTo: Treatment["path"];
};

export type ListingPageContent = {
  metadata: PageMetadata;
  /** Shown ahead of the treatments' own cards. */
  extraCards: readonly ExtraCard[];
  hero: Hero;
  benefits: { heading: Heading; items: Six<string>; note: string };
  cards: { heading: Heading; lead: string };
  comparison: { heading: Heading; lead: string };
  closing: Closing;
};

export type ContactPageContent = {
  metadata: PageMetadata;
  hero: Hero;
  form: { heading: Heading; lead: string; privacyNote: string };
  visit: { heading: Heading };
};

export type LocationPageContent = {
  metadata: PageMetadata;
  hero: Hero;
  directions: { heading: Heading; cards: readonly [Point, Point, Point] };
  landmarks: { heading: Heading; items: readonly { name: string; minutes: number }[] };
  closing: Closing;
};

export type GalleryPageContent = {
  metadata: PageMetadata;
  hero: Hero;
  note: string;
  closing: Closing;
};

/** Privacy and accessibility: plain headings and paragraphs. */
export type PlainPageContent = {
  metadata: PageMetadata;
  heading: Heading;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};
