/**
 * The content as a whole: which YAML files a clinic has, the schema that each of them is checked by, and the
 * type of all of them together once they are read. The schemas themselves are in `schema/`.
 */
import type { z } from "zod";
import type { Words } from "../words/words.ts";
import { business } from "./schema/business.ts";
import { type Concern, concern } from "./schema/concern.ts";
import {
  announcements,
  gallery,
  photos,
  posts,
  promotion,
  redirects,
  testimonials,
} from "./schema/lists.ts";
import { aboutPage } from "./schema/page-files/about-page.ts";
import { consultation } from "./schema/page-files/consultation.ts";
import { contactPage } from "./schema/page-files/contact-page.ts";
import { galleryPage } from "./schema/page-files/gallery-page.ts";
import { homePage } from "./schema/page-files/home-page.ts";
import { listingPage } from "./schema/page-files/listing-page.ts";
import { locationPage } from "./schema/page-files/location-page.ts";
import { notFoundPage } from "./schema/page-files/not-found-page.ts";
import { plainPage } from "./schema/page-files/plain-page.ts";
import { thankYouPage } from "./schema/page-files/thank-you-page.ts";
import { type Treatment, treatment } from "./schema/treatment.ts";

/** The files directly in the content folder by their name, such as `business` for `business.yaml`. */
export const files = {
  business,
  announcements,
  promotion,
  testimonials,
  gallery,
  posts,
  photos,
  redirects,
} satisfies Record<string, z.ZodType>;

/** The files in `pages/` that the site knows by name. */
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
  "not-found": notFoundPage,
  "thank-you": thankYouPage,
} satisfies Record<string, z.ZodObject>;

/** The schema of each file by its path below the content folder, without the extension. `*` is every other file of the folder. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(files),
  ...Object.entries(pages).map(([name, schema]) => [`pages/${name}`, schema] as const),
  ["pages/*", plainPage],
  ["treatments/*", treatment],
  ["concerns/*", concern],
]);

/** @param name the path of a file below the content folder, without the extension: "pages/home" */
export function schemaOf(name: string): z.ZodType | undefined {
  return schemas.get(name) ?? schemas.get(name.replace(/\/.*/, "/*"));
}

/** Files of `pages/` that have no address of their own. */
export type Unplaced = "consultation" | "not-found";
/** Those that have one. Each needs an entry in `site/routes.tsx`. */
export type PlacedPage = Exclude<keyof typeof pages, Unplaced>;

export type Files = { [Name in keyof typeof files]: z.infer<(typeof files)[Name]> };

type Pages = {
  [Name in keyof typeof pages]: z.infer<(typeof pages)[Name]> &
    (Name extends Unplaced ? unknown : { path: string });
};

/** The content of all files, with every variable filled in. */
export type Content = Files & {
  /** The labels of `site/words`, with the clinic's facts filled in. */
  words: Words;
  /** Includes the clinic's additional pages, which `ownPages()` returns. */
  pages: Pages;
  /** Sorted as in menus, cards and the form's choices. */
  treatments: readonly Treatment[];
  /** Sorted as in filters and links. */
  concerns: readonly Concern[];
};
