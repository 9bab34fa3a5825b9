import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { originProblem } from "../contract/origin.ts";
import { getTreatment } from "./content/content-lookup.ts";
import type { Content } from "./content/content-schema.ts";
import type { Treatment } from "./content/schema/treatment.ts";
import { appointmentFormFacts, functionsService } from "./derived/appointment-form.ts";
import { callLabel, clinicMap, phoneOf, textsTo } from "./derived/contact.ts";
import { createHours } from "./derived/hours.ts";
import { createNavigation } from "./derived/navigation.ts";
import { provenanceOf } from "./derived/provenance.ts";
import { reviewsOf } from "./derived/reviews.ts";
import { createFilm } from "./media/film.ts";
import { createPictures } from "./media/pictures.ts";
import { createColours } from "./styles/colours.ts";

/** The settings that change the site. An empty one means the value of the content, or the default. */
type SiteSettings = Record<"FUNCTIONS_URL" | "PUBLIC_ANON_KEY" | "SITE_URL", string>;

type SiteParts = {
  content: Content;
  /** The content folder, for tokens and media. */
  folder: string;
  settings: SiteSettings;
};

export type Site = ReturnType<typeof createSite>;

/** Creates the data of all pages, in four parts. Loaders get it. */
export function createSite({ content, folder, settings }: SiteParts) {
  const links = createLinks(content, settings);
  const media = createMedia(content, folder);
  return {
    /** The content of the clinic's files. */
    content,
    /** The addresses of pages, and menus. */
    links,
    /** Pictures, drawings, the film and colours. */
    media,
    /** Values computed from the content: hours, contact, the form, reviews, provenance. */
    derived: derive({ content, links, settings }),
  };
}

type Links = ReturnType<typeof createLinks>;

/** @throws Error if SITE_URL is not an origin */
function createLinks(content: Content, settings: SiteSettings) {
  const { SITE_URL } = settings;
  const problem = SITE_URL && originProblem(SITE_URL);
  if (problem) throw new Error(`SITE_URL: ${problem}`);
  const publicUrl = new URL(SITE_URL || content.business.siteUrl).origin;
  return {
    ...createNavigation(content),
    getTreatment: (slug: string) => getTreatment(content, slug),
    /** The public address of a path. */
    absolute: (path: string) => publicUrl + path,
  };
}

function createMedia(content: Content, folder: string) {
  const colours = createColours(folder);
  return {
    folder,
    colours,
    pictures: createPictures(content, folder),
    /** A drawing of `media/signature` as inline SVG, so that its words use the page's fonts. Undefined if there is none of that name. */
    drawing(name: string): string | undefined {
      const file = join(folder, "media/signature", `${name}.svg`);
      return existsSync(file) ? colours.fillIn(readFileSync(file, "utf8")) : undefined;
    },
    film: createFilm(content.business.film, folder),
    /** An inline SVG in the colour of the text around it. */
    logo: readFileSync(join(folder, "media/marks/mark.svg"), "utf8"),
  };
}

type DerivedParts = { content: Content; links: Links; settings: SiteSettings };

function derive({ content, links, settings }: DerivedParts) {
  const { business } = content;
  const functions = functionsService(settings);
  const hours = createHours(content);
  return {
    functions,
    phone: phoneOf(business),
    callLabel: callLabel(content),
    hours,
    contact: {
      address: content.words.formats.addressLines,
      phone: phoneOf(business),
      texts: textsTo(business),
      email: business.email,
      hours: hours.visit,
      calls: hours.calls,
    },
    map: clinicMap(content),
    form: appointmentFormFacts(content, functions),
    /** Those that are switched on. */
    announcements: content.announcements.items.filter(({ shown }) => shown),
    promotion: content.promotion.shown ? content.promotion : undefined,
    reviews: reviewsOf(content),
    provenanceOf: (treatment: Treatment) => provenanceOf(content, treatment, links.memberAddress),
  };
}
