import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSettings } from "./build/settings.ts";
import { appointmentFormFacts, functionsService } from "./clinic/contact/appointment-form.ts";
import { callLabel, phoneOf } from "./clinic/contact/business-facts.ts";
import { clinicMap } from "./clinic/contact/clinic-map.ts";
import { contactFacts } from "./clinic/contact/contact-facts.ts";
import { createHours } from "./clinic/hours/hours.ts";
import { createNavigation } from "./clinic/navigation/navigation.ts";
import { reviewsOf } from "./clinic/news/reviews.ts";
import { shownNews } from "./clinic/news/shown.ts";
import { contentWithoutBreaks } from "./clinic/text/non-breaking.ts";
import { type Person, provenanceOf } from "./clinic/treatments/provenance.ts";
import { getTreatment } from "./content/content-lookup.ts";
import type { Content } from "./content/content-schema.ts";
import type { Treatment } from "./content/schema/treatment.ts";
import { createDrawings } from "./media/drawings.ts";
import { homeFilm } from "./media/home-film.ts";
import { createMediaFiles } from "./media/media-files.ts";
import { createPictures } from "./media/pictures.ts";
import { createSignatureDrawings } from "./media/signature-drawings.ts";
import { createColours } from "./styles/colours.ts";

type SiteParts = {
  content: Content;
  /** Holds the clinic's tokens and media. */
  folder: string;
  settings: SiteSettings;
};

export type Site = ReturnType<typeof createSite>;

/** Creates everything that pages need, in four parts; they take it from `site-context.ts`. */
export function createSite({ content: read, folder, settings }: SiteParts) {
  const content = contentWithoutBreaks(read);
  const links = createLinks(content, settings);
  const media = createMedia(content, folder);
  return {
    /** What the clinic has written. */
    content,
    /** Pages and their addresses. */
    links,
    /** Pictures, drawings, the film and colours. */
    media,
    /** What follows from the clinic's facts: hours, contact, reviews, who gives what. */
    clinic: createClinic({ content, links, media, settings }),
  };
}

type Links = ReturnType<typeof createLinks>;

function createLinks(content: Content, settings: SiteSettings) {
  const publicUrl = originOf(settings.SITE_URL || content.business.siteUrl);
  return {
    ...createNavigation(content),
    getTreatment: (slug: string) => getTreatment(content, slug),
    /** The public address of a path. */
    absolute: (path: string) => publicUrl + path,
  };
}

type Media = ReturnType<typeof createMedia>;

function createMedia(content: Content, folder: string) {
  const mediaFiles = createMediaFiles(folder);
  const colours = createColours(folder);
  return {
    folder,
    mediaFiles,
    colours,
    pictures: createPictures(content, folder),
    drawing: createDrawings(content, mediaFiles),
    signature: createSignatureDrawings({ folder, colours }),
    film: homeFilm(content.business, mediaFiles),
    /** Drawn in the text's colour. */
    logo: readFileSync(join(folder, "media/marks/mark.svg"), "utf8"),
  };
}

type ClinicParts = { content: Content; links: Links; media: Media; settings: SiteSettings };

function createClinic({ content, links, media, settings }: ClinicParts) {
  const { business } = content;
  const { locale } = business;
  const functions = functionsService(settings);
  const hours = createHours(content);
  const shownProvenance = (treatment: Treatment) =>
    provenanceOf(content, treatment, { locale, memberAddress: links.memberAddress });
  return {
    /** As in `lang`: "en-CA". */
    locale,
    functions,
    phone: phoneOf(business),
    callLabel: callLabel(content),
    hours,
    contact: contactFacts(content, hours.visit),
    map: clinicMap(content, media.mediaFiles),
    form: appointmentFormFacts(content, functions),
    ...shownNews(content),
    reviews: reviewsOf(content, locale),
    provenanceOf: shownProvenance,
    /** Each once. */
    peopleOf: (treatments: readonly Treatment[]): readonly Person[] => {
      const people = treatments.flatMap((treatment) => shownProvenance(treatment).givenBy);
      return [...new Map(people.map((person) => [person.href, person])).values()];
    },
  };
}

/** @throws Error where the address has a path: every link of the site begins at the root */
function originOf(address: string): string {
  const { origin, pathname } = new URL(address);
  if (pathname === "/") return origin;
  throw new Error(
    `SITE_URL is ${address}, but the site stands at the root of its host: give it a host of its own, without ${pathname}`,
  );
}
