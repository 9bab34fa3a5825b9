import { wordsOf } from "../../words/words-of.ts";
import type { Content } from "../content-schema.ts";
import * as schemas from "../content-schema.ts";
import type { Business } from "../schema/business.ts";
import type { Concern, WrittenConcern } from "../schema/concern.ts";
import type { Treatment, WrittenTreatment } from "../schema/treatment.ts";
import { concernPath, pagePath, treatmentPath } from "./page-paths.ts";
import type { ParsedFiles } from "./parsed-files.ts";

/** Combines the files into one object with the structure of the folder. @throws Error if a required file was not parsed */
export function assemble(parsed: ParsedFiles): Content {
  const { files } = schemas;
  const business = parsed.needed("business", files.business);

  return {
    business,
    announcements: parsed.needed("announcements", files.announcements),
    promotion: parsed.needed("promotion", files.promotion),
    testimonials: parsed.needed("testimonials", files.testimonials),
    gallery: parsed.needed("gallery", files.gallery),
    posts: parsed.needed("posts", files.posts),
    photos: parsed.needed("photos", files.photos),
    drawings: parsed.needed("drawings", files.drawings),
    redirects: parsed.needed("redirects", files.redirects),
    words: wordsOf(business),
    pages: pagesOf(parsed),
    treatments: parsed
      .inFolder("treatments", schemas.treatments)
      .map(([slug, data]) => treatmentWithDefaults(slug, data, business))
      .toSorted(byOrder),
    concerns: parsed
      .inFolder("concerns", schemas.concerns)
      .map(([slug, data]) => concernWithDefaults(slug, data))
      .toSorted(byOrder),
  };
}

/** The pages that the schema names, and the clinic's additional pages. */
function pagesOf(parsed: ParsedFiles): Content["pages"] {
  const { ownPage, pages } = schemas;
  const placed = <Page>(name: string, page: Page) => ({ ...page, path: pagePath(name) });
  const listing = (name: "non-invasive-treatments" | "invasive-treatments") =>
    placed(name, parsed.needed(`pages/${name}`, pages[name]));
  const ownPages = parsed
    .inFolder("pages", ownPage)
    .map(([name, page]) => [name, placed(name, page)] as const);
  return {
    ...Object.fromEntries(ownPages),
    home: placed("home", parsed.needed("pages/home", pages.home)),
    consultation: parsed.needed("pages/consultation", pages.consultation),
    about: placed("about", parsed.needed("pages/about", pages.about)),
    "non-invasive-treatments": listing("non-invasive-treatments"),
    "invasive-treatments": listing("invasive-treatments"),
    contact: placed("contact", parsed.needed("pages/contact", pages.contact)),
    location: placed("location", parsed.needed("pages/location", pages.location)),
    gallery: placed("gallery", parsed.needed("pages/gallery", pages.gallery)),
    privacy: placed("privacy", parsed.needed("pages/privacy", pages.privacy)),
    "not-found": parsed.needed("pages/not-found", pages["not-found"]),
    "thank-you": placed("thank-you", parsed.needed("pages/thank-you", pages["thank-you"])),
  };
}

type Ordered = { order: number; name: string };

function byOrder(one: Ordered, other: Ordered): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}

function concernWithDefaults(slug: string, written: WrittenConcern): Concern {
  return { ...written, slug, path: concernPath(slug, written) };
}

function treatmentWithDefaults(
  slug: string,
  written: WrittenTreatment,
  business: Business,
): Treatment {
  const { shortPath = `/${slug}`, service = slug } = written;
  return { ...written, slug, service, shortPath, path: treatmentPath(slug, written, business) };
}
