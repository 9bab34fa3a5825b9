/** The lists: announcements, reviews, gallery, posts, pictures and old addresses. */
import { z } from "zod";
import type { Fault } from "../mistakes.ts";
import { ALL } from "./all-pictures.ts";
import { date } from "./dates.ts";
import {
  group,
  heading,
  isSample,
  key,
  list,
  pageLink,
  path,
  pattern,
  reference,
  text,
  toggle,
  unique,
} from "./fields.ts";
import { pairWords } from "./parts.ts";

/** The switch of an announcement or the promotion. */
const shown = toggle("Shown to visitors", { default: true }).default(true);

export const announcements = z.strictObject({
  items: list(
    "Announcements",
    group("Announcement", {
      shown,
      text: text("Text", { max: 70 }),
      href: pageLink("Where it leads"),
    }),
    { min: 1, max: 5 },
  ),
});

export const promotion = z.strictObject({
  shown,
  heading: heading(),
  text: text("Text", { max: 220 }),
  action: text("Button", { max: 30 }),
  close: text("Name of the closing button", { max: 30 }),
});

/** How many reviews a page shows if the site shows reviews. */
export const REVIEW_COUNT = 6;

export const testimonials = z.strictObject({
  items: list(
    "Reviews",
    group("Review", {
      name: unique("reviewer", text("Name", { max: 40, isQuote: true })),
      date,
      /** Out of five. The specification shows only reviews with five stars. */
      rating: z.literal(5).meta({ title: "Stars" }).default(5),
      text: text("Review", { max: 240, isVerbatim: true, isQuote: true }),
      treatment: reference("treatment", "The treatment it speaks of", {
        description: "That treatment’s page shows it first.",
      }).optional(),
      sample: isSample,
    }),
    { description: `As many as there are; a page shows the newest ${REVIEW_COUNT}.` },
  ),
});

const galleryImage = group("Picture", {
  photo: reference("photo", "Picture"),
  alt: unique(
    "gallery picture",
    text("What it shows here, for those who cannot see it", { max: 200 }),
  ),
  tags: list("Filters", reference("filter"), {
    min: 1,
    description: "The buttons of the gallery under which this picture is shown.",
  }),
  category: text("Category", { max: 40 }),
  description: text("Sentence over the picture", { max: 120 }),
  pair: pairWords.optional(),
});

export const gallery = z.strictObject({
  filters: list(
    "Filters",
    group("Filter", {
      value: unique("filter", key("Tag it shows")),
      label: text("Button", { max: 30 }),
    }),
  ).superRefine((filters, context) => {
    if (filters.some(({ value }) => value === ALL)) return;
    const params: Fault = { code: "no-filter-for-all", values: { value: ALL } };
    context.addIssue({ code: "custom", params });
  }),
  emptyMessage: text("When a filter shows nothing", { max: 70 }),
  images: list("Pictures", galleryImage, { min: 1 }),
});

/** A post or a reel, with its id; a profile may precede it, and what a share link adds may follow. */
const POST =
  /^https:\/\/www\.instagram\.com\/(?:[\w.]+\/)?(?:p|reel)\/(?<id>[\w-]+)(?:[/?#][^\s"]*)?$/;

/** The id in the address of a post. */
export function postId(url: string): string | undefined {
  return POST.exec(url)?.groups?.id;
}

export const posts = z.strictObject({
  items: list(
    "Posts",
    group("Post", {
      postUrl: pattern("Address", POST, "an address such as https://www.instagram.com/p/C5xYz12/"),
      photo: reference("photo", "Picture"),
      caption: text("Caption", { max: 120 }),
      sample: isSample,
    }),
    { max: 3, description: "Without posts, the home page leaves out their section." },
  ),
});

export const photos = z.strictObject({
  items: list(
    "Pictures",
    group("Picture", {
      name: unique("picture", key("Picture")),
      alt: text("What it shows, for those who cannot see it", { min: 10, max: 220 }),
      colour: pattern("Main colour", /^#[\dA-F]{6}$/, "a colour such as #D1C7B6", {
        default: "#D1C7B6",
      }),
      focus: pattern("Focus", /^\d{1,3}% \d{1,3}%$/, "across and down, such as 50% 40%", {
        default: "50% 50%",
      }),
      sample: isSample,
    }),
    { min: 1 },
  ),
});

/** Part by part, and up to a letter or digit, because the server ignores what follows the last one. */
const OLD_PATH = /^(?:\/[a-z\d_~-]+(?:\.[a-z\d_~-]+)*)+(?<=[a-z\d])$/;

export const redirects = z.strictObject({
  items: list(
    "Old addresses",
    group("Old address", {
      from: unique(
        "old address",
        pattern(
          "On the former website",
          OLD_PATH,
          "a path such as /services/peels.html: lower-case letters and digits, with slashes, dots and hyphens",
          {
            description:
              "Paste the whole old address. Capitals and a slash at its end lead there, too.",
            isFormerAddress: true,
          },
        ),
      ),
      to: path("The page it leads to", { refersTo: "page" }),
    }),
    { description: "Links and search results that still lead to the former website’s pages." },
  ),
});

export type Gallery = z.infer<typeof gallery>;
export type GalleryImage = Gallery["images"][number];
export type Photo = z.infer<typeof photos>["items"][number];
