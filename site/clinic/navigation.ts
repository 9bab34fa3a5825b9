import type { Content } from "../../content-model/content-schema.ts";
import type { ListingPageContent } from "../../content-model/schema/pages.ts";
import { concerns } from "../../content-model/schema/parts.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";

const ABOUT_PATH = "/about";
const CONTACT_PATH = "/contact";
export const PRIVACY_PATH = "/privacy";

type Kind = Treatment["kind"];

export type Listing = {
  kind: Kind;
  path: string;
  /** Its name in the menu. */
  label: string;
  page: ListingPageContent;
};

/** Creates the site's links. */
export function createNavigation({ interface: { labels }, pages, treatments }: Content) {
  /** In the menu's order. */
  const treatmentsOfKind = (kind: Kind): readonly Treatment[] =>
    treatments.filter((treatment) => treatment.kind === kind);
  const listing = (kind: Kind, label: string): Listing[] => {
    const page = pages[`${kind}-treatments`];
    const isEmpty = treatmentsOfKind(kind).length === 0;
    return page && !isEmpty ? [{ kind, path: `/${kind}-treatments`, label, page }] : [];
  };
  return {
    treatmentsOfKind,
    /** A listing for each kind of which there is a treatment. */
    listings: [
      ...listing("non-invasive", labels.nonInvasive),
      ...listing("invasive", labels.invasive),
    ],
    /** The concerns that any treatment is for, in the finder's order. */
    concernsWithTreatments: concerns.filter((concern) =>
      treatments.some((treatment) => treatment.concerns.includes(concern)),
    ),
    /** The plain links of the header and the footer. */
    pageLinks: {
      home: { path: "/", label: labels.home },
      about: { path: ABOUT_PATH, label: labels.about },
      gallery: { path: "/gallery", label: labels.gallery },
      contact: { path: CONTACT_PATH, label: labels.contact },
      location: { path: "/location", label: labels.location },
      privacy: { path: PRIVACY_PATH, label: labels.privacy },
      accessibility: { path: "/accessibility", label: labels.accessibility },
    },
    /** The page about the free consultation, for all that promise one. */
    freeConsultation: {
      href: `${CONTACT_PATH}#free-consultation`,
      label: labels.freeConsultation,
    },
    /** Parking, payment, a missed visit. */
    practicalPath: `${CONTACT_PATH}#practical`,
  };
}

/** Where the team's page has a member. */
export function memberAddress(key: string): string {
  return `${ABOUT_PATH}#${key}`;
}

/** The form, with the treatment already chosen. */
export function contactLink(service?: string): string {
  return service ? `${CONTACT_PATH}?service=${service}` : CONTACT_PATH;
}
