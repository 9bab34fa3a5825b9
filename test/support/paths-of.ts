import type { Content } from "../../site/content/content-schema.ts";

/** Where a clinic's pages stand that the site knows by name. */
export function pathsOf({ pages }: Content) {
  return {
    home: pages.home.path,
    about: pages.about.path,
    contact: pages.contact.path,
    gallery: pages.gallery.path,
    location: pages.location.path,
    privacy: pages.privacy.path,
    sent: pages["thank-you"].path,
  };
}
