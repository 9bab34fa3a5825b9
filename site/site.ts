import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTreatment } from "../content-model/content-lookup.ts";
import type { Content } from "../content-model/content-schema.ts";
import type { Treatment } from "../content-model/schema/treatment.ts";
import { appointmentFormFacts, functionsService } from "./clinic/appointment-form.ts";
import { callLabel, phoneOf } from "./clinic/business-facts.ts";
import { byDates } from "./clinic/by-dates.ts";
import { clinicMap } from "./clinic/clinic-map.ts";
import { contactFacts } from "./clinic/contact-facts.ts";
import { createHours } from "./clinic/hours.ts";
import { createNavigation } from "./clinic/navigation.ts";
import { provenanceOf } from "./clinic/provenance.ts";
import { reviewsOf } from "./clinic/reviews.ts";
import { createDrawings } from "./media/drawings.ts";
import { createFonts } from "./media/fonts.ts";
import { homeFilm } from "./media/home-film.ts";
import { createMediaFiles } from "./media/media-files.ts";
import { createPictures } from "./media/pictures.ts";
import type { SiteSettings } from "./settings.ts";
import { createColours } from "./styles/colours.ts";

type SiteParts = {
  content: Content;
  /** Holds the clinic's tokens and media. */
  folder: string;
  settings: SiteSettings;
  /** As in `lang`: "en-CA". */
  locale: string;
};

export type Site = ReturnType<typeof createSite>;

/** Creates everything that pages need of one clinic; they take it from `site-context.ts`. */
export function createSite({ content, folder, settings, locale }: SiteParts) {
  const { business } = content;
  const publicUrl = (settings.SITE_URL || business.siteUrl).replace(/\/$/, "");
  const functions = functionsService(settings);
  const phone = phoneOf(business);
  const hours = createHours(content);
  const mediaFiles = createMediaFiles(folder);
  return {
    content,
    folder,
    locale,
    functions,
    phone,
    callLabel: callLabel(content),
    hours,
    ...createNavigation(content),
    contact: contactFacts(content, phone, hours.visit),
    map: clinicMap(content, mediaFiles),
    form: appointmentFormFacts(content, functions),
    ...byDates(content),
    reviews: reviewsOf(content, locale),
    film: homeFilm(business, mediaFiles),
    pictures: createPictures(content, folder),
    drawing: createDrawings(content, mediaFiles),
    mediaFiles,
    /** Drawn in the text's colour. */
    logo: readFileSync(join(folder, "media/marks/mark.svg"), "utf8"),
    colours: createColours(folder),
    fonts: createFonts(content),
    provenanceOf: (treatment: Treatment) => provenanceOf(content, treatment, locale),
    getTreatment: (slug: string) => getTreatment(content, slug),
    /** The public address of a path. */
    absolute: (path: string) => publicUrl + path,
  };
}
