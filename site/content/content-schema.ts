import type { z } from "zod";
import type { Words } from "../words/words.ts";
import { business } from "./schema/business.ts";
import { type Concern, concern } from "./schema/concern.ts";
import {
  announcements,
  drawings,
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

/** The files at the top of the content folder, by name, each with its schema. */
export const files = {
  business,
  announcements,
  promotion,
  testimonials,
  gallery,
  posts,
  photos,
  drawings,
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

/** The schema of every other file in `pages/`. Each is an additional page of the clinic. */
export const ownPage = plainPage;

/** The schema of every file in `treatments/`. Each file is one treatment. */
export const treatments = treatment;

/** The schema of every file in `concerns/`. Each file is one concern. */
export const concerns = concern;

/** @param name the path of a file below the content folder, without the extension: "pages/home" */
export function schemaOf(name: string): z.ZodType | undefined {
  const [folder, inFolder = ""] = name.split("/");
  if (folder === "treatments") return treatments;
  if (folder === "concerns") return concerns;
  if (folder === "pages") return pageSchema(inFolder);
  const kinds: Record<string, z.ZodType> = files;
  return kinds[name];
}

/** @param name the name of a file in `pages/`, without the extension */
export function pageSchema(name: string): z.ZodObject {
  const known: Record<string, z.ZodObject> = pages;
  return known[name] ?? ownPage;
}

/** Files of `pages/` that have no address of their own. */
export type Unplaced = "consultation" | "not-found";

type Files = { [Name in keyof typeof files]: z.infer<(typeof files)[Name]> };

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
