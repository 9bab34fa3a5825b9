/** Groups of fields that several kinds of file share. */
import type { z } from "zod";
import {
  choice,
  group,
  heading,
  list,
  reference,
  sectionHeading,
  text,
  unique,
  wholeNumber,
} from "./fields.ts";

export const metadata = group(
  "Search result",
  {
    title: unique(
      "title",
      text("Title", {
        max: 50,
        description:
          "What a search engine shows as the link. The clinic’s name is added by itself.",
      }),
    ),
    description: unique(
      "description",
      text("Description", {
        min: 120,
        max: 155,
        description: "What a search engine shows below the link.",
      }),
    ),
    keywords: list("Keywords", text("Keyword", { max: 60 })),
    photo: reference("photo", "Picture"),
  },
  { description: "How the page looks in a list of search results." },
);

/** The entry of a page in menus. */
export const menu = group("In menus", {
  label: text("Name", { max: 40 }),
  header: choice("Header", ["bar", "phone", "none"], {
    description:
      "bar: in the bar and in the phone’s menu. phone: only in the phone’s menu. none: in neither.",
  }),
  footer: choice("Footer", ["links", "base", "none"], {
    description: "Among the links, in the last line, or not at all.",
  }),
  order: wholeNumber("Place in menus", 999, {
    description: "Menus are sorted by this number, the lowest first.",
  }),
});

export const lead = text("Lead", { max: 220 });
/** The heading and the lead of a section. */
export const sectionTop = { heading: sectionHeading(), lead };

const topShape = {
  heading: heading(),
  lead: text("Lead", { max: 220, description: "The first sentences below the heading." }),
};
/** The top of a page without a picture. */
export const pageTop = group("Top of the page", topShape);
const heroShape = { ...topShape, photo: reference("photo", "Picture") };
export const hero = group("Top of the page", heroShape);
export const heroWithAction = group("Top of the page", {
  eyebrow: text("Line above the heading", { max: 40 }),
  ...heroShape,
  photo: reference("photo", "Picture", {
    description:
      "Visitors see it until the film plays over it, and all the time while the film is switched off.",
  }),
  action: text("Button", { max: 30 }),
});

export const point = group("Point", {
  title: text("Title", { max: 50 }),
  text: text("Text", { max: 260 }),
});

export const urgentSigns = list(
  "What needs help the same day",
  text("Signs, and what to do", { max: 280 }),
  { min: 1, max: 5, description: "What needs 911 comes first." },
).optional();

/** The words under a picture that shows the same subject on its left and on its right. */
export const pairWords = group("Words under the halves", {
  before: text("Left", { max: 30 }),
  after: text("Right", { max: 30 }),
});

export const paragraphs = list("Paragraphs", text("Paragraph", { max: 520 }), { min: 1 });

/** The fields of a text beside a picture. */
export const passage = {
  heading: sectionHeading(),
  paragraphs,
  photo: reference("photo", "Picture"),
};

/** The last section of a page: a heading, a sentence and a button. */
export const closing = group("Last band of the page", {
  heading: heading(),
  text: text("Text", { max: 200 }),
  action: text("Button", { max: 40 }),
  actionAbout: text("Rest of the button’s name for screen readers", {
    max: 60,
    description: "Follows the button’s words for those who meet it without its section.",
  }).optional(),
});

export const faq = group("Question", {
  question: text("Question", { max: 90 }),
  answer: text("Answer", { max: 400 }),
});

export type PageMetadata = z.infer<typeof metadata>;
export type MenuPlace = z.infer<typeof menu>;
export type Hero = z.infer<typeof hero>;
export type Point = z.infer<typeof point>;
export type Passage = z.infer<z.ZodObject<typeof passage>>;
export type Closing = z.infer<typeof closing>;
export type PairWords = z.infer<typeof pairWords>;
export type Faq = z.infer<typeof faq>;
