import { readFileSync } from "node:fs";
import { join } from "node:path";
import { originProblem } from "../contract/origin.ts";
import { appointmentFormFacts, functionsService } from "./clinic/contact/appointment-form.ts";
import { callLabel, phoneOf, textsTo } from "./clinic/contact/business-facts.ts";
import { clinicMap } from "./clinic/contact/clinic-map.ts";
import { createHours } from "./clinic/hours/hours.ts";
import { createNavigation } from "./clinic/navigation/navigation.ts";
import { reviewsOf } from "./clinic/news/reviews.ts";
import { provenanceOf } from "./clinic/treatments/provenance.ts";
import { getTreatment } from "./content/content-lookup.ts";
import type { Content } from "./content/content-schema.ts";
import type { Treatment } from "./content/schema/treatment.ts";
import { createFilm } from "./media/film.ts";
import { createPictures } from "./media/pictures.ts";
import { createSignatureDrawings } from "./media/signature-drawings.ts";
import type { SiteSettings } from "./render/build-inputs.ts";
import { createColours } from "./styles/colours.ts";

type SiteParts = {
  content: Content;
  /** The content folder, for tokens and media. */
  folder: string;
  settings: SiteSettings;
};

export type Site = ReturnType<typeof createSite>;

/** Creates the data of all pages, in four parts. Pages get it from `site-context.ts`. */
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
    clinic: createClinic({ content, links, settings }),
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
    signature: createSignatureDrawings({ folder, colours }),
    film: createFilm(content.business.film, folder),
    /** An inline SVG in the colour of the text around it. */
    logo: readFileSync(join(folder, "media/marks/mark.svg"), "utf8"),
  };
}

type ClinicParts = { content: Content; links: Links; settings: SiteSettings };

function createClinic({ content, links, settings }: ClinicParts) {
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
