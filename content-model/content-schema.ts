import type { z } from "zod";
import { answers } from "./schema/answers.ts";
import { business } from "./schema/business.ts";
import { type Concern, concern } from "./schema/concern.ts";
import { fonts } from "./schema/fonts.ts";
import { words } from "./schema/interface.ts";
import {
  announcements,
  drawings,
  gallery,
  photos,
  posts,
  promotion,
  testimonials,
} from "./schema/lists.ts";
import { messages } from "./schema/messages.ts";
import {
  aboutPage,
  consultation,
  contactPage,
  galleryPage,
  homePage,
  listingPage,
  locationPage,
  notFoundPage,
  plainPage,
  thankYouPage,
} from "./schema/pages.ts";
import { type Treatment, treatment } from "./schema/treatment.ts";

/** The files at the top of the content folder, by name, each with its schema. */
export const files = {
  business,
  interface: words,
  messages,
  announcements,
  promotion,
  testimonials,
  gallery,
  posts,
  photos,
  drawings,
  answers,
  fonts,
} satisfies Record<string, z.ZodType>;

/** The files in `pages/`. */
export const pages = {
  home: homePage,
  consultation,
  about: aboutPage,
  "non-invasive-treatments": listingPage,
  "invasive-treatments": listingPage,
  contact: contactPage,
  location: locationPage,
  gallery: galleryPage,
  privacy: plainPage,
  accessibility: plainPage,
  "not-found": notFoundPage,
  "thank-you": thankYouPage,
} satisfies Record<string, z.ZodType>;

/** The schema of every file in `treatments/`. Each file is one treatment. */
export const treatments = treatment;

/** The schema of every file in `concerns/`. Each file is one concern. */
export const concerns = concern;

/** @param name a file's, below the content folder and without the ending: "pages/home" */
export function schemaOf(name: string): z.ZodType | undefined {
  const [folder, inFolder = ""] = name.split("/");
  if (folder === "treatments") return treatments;
  if (folder === "concerns") return concerns;
  const kinds: Record<string, z.ZodType> = folder === "pages" ? pages : files;
  return kinds[folder === "pages" ? inFolder : name];
}

/** The page that lists the treatments of one kind. It may be missing where there is no such treatment. */
export type ListingName = `${Treatment["kind"]}-treatments`;

type Inferred<Kinds extends Record<string, z.ZodType>> = {
  [Name in keyof Kinds]: z.infer<Kinds[Name]>;
};

/** Everything the files say, with every variable filled in. */
export type Content = Inferred<typeof files> & {
  pages: Omit<Inferred<typeof pages>, ListingName> &
    Partial<Pick<Inferred<typeof pages>, ListingName>>;
  /** In the order of menus, cards and the form's choices. */
  treatments: readonly Treatment[];
  /** In the order of filters and links. */
  concerns: readonly Concern[];
};
