import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSettings } from "./build/settings.ts";
import { appointmentFormFacts, functionsService } from "./clinic/appointment-form.ts";
import { callLabel, phoneOf } from "./clinic/business-facts.ts";
import { clinicMap } from "./clinic/clinic-map.ts";
import { contactFacts } from "./clinic/contact-facts.ts";
import { createHours } from "./clinic/hours.ts";
import { createNavigation } from "./clinic/navigation.ts";
import { contentWithoutBreaks } from "./clinic/non-breaking.ts";
import { type Person, provenanceOf } from "./clinic/provenance.ts";
import { reviewsOf } from "./clinic/reviews.ts";
import { shownNews } from "./clinic/shown.ts";
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

/** Creates everything that pages need of one clinic; they take it from `site-context.ts`. */
export function createSite({ content: read, folder, settings }: SiteParts) {
  const content = contentWithoutBreaks(read);
  const { business } = content;
  const { locale } = business;
  const publicUrl = originOf(settings.SITE_URL || business.siteUrl);
  const functions = functionsService(settings);
  const phone = phoneOf(business);
  const hours = createHours(content);
  const mediaFiles = createMediaFiles(folder);
  const colours = createColours(folder);
  const navigation = createNavigation(content);
  const shownProvenance = (treatment: Treatment) =>
    provenanceOf(content, treatment, { locale, memberAddress: navigation.memberAddress });
  return {
    content,
    folder,
    /** As in `lang`: "en-CA". */
    locale,
    functions,
    phone,
    callLabel: callLabel(content),
    hours,
    ...navigation,
    contact: contactFacts(content, hours.visit),
    map: clinicMap(content, mediaFiles),
    form: appointmentFormFacts(content, functions),
    ...shownNews(content),
    reviews: reviewsOf(content, locale),
    film: homeFilm(business, mediaFiles),
    pictures: createPictures(content, folder),
    drawing: createDrawings(content, mediaFiles),
    mediaFiles,
    /** Drawn in the text's colour. */
    logo: readFileSync(join(folder, "media/marks/mark.svg"), "utf8"),
    colours,
    signature: createSignatureDrawings({ folder, colours }),
    provenanceOf: shownProvenance,
    /** Each once. */
    peopleOf: (treatments: readonly Treatment[]): readonly Person[] => {
      const people = treatments.flatMap((treatment) => shownProvenance(treatment).givenBy);
      return [...new Map(people.map((person) => [person.href, person])).values()];
    },
    getTreatment: (slug: string) => getTreatment(content, slug),
    /** The public address of a path. */
    absolute: (path: string) => publicUrl + path,
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
