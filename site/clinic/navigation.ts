import type { Content } from "../../content-model/content-schema.ts";
import type { Concern } from "../../content-model/schema/concern.ts";
import type { ListingPageContent } from "../../content-model/schema/pages.ts";
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
export function createNavigation(content: Content) {
  const {
    interface: { labels },
    messages,
    pages,
    treatments,
  } = content;
  /** In the menu's order. */
  const treatmentsOfKind = (kind: Kind): readonly Treatment[] =>
    treatments.filter((treatment) => treatment.kind === kind);
  const listing = (kind: Kind, label: string): Listing[] => {
    const page = pages[`${kind}-treatments`];
    const isEmpty = treatmentsOfKind(kind).length === 0;
    return page && !isEmpty ? [{ kind, path: `/${kind}-treatments`, label, page }] : [];
  };
  /** In the order of the concern's sentences; those without one come last. */
  const treatmentsFor = ({ slug, mayHelp: { reasons } }: Concern): readonly Treatment[] => {
    const rank = (treatment: Treatment) => {
      const index = reasons.findIndex((reason) => reason.treatment === treatment.slug);
      return index === -1 ? reasons.length : index;
    };
    return treatments
      .filter(({ concerns }) => concerns.includes(slug))
      .toSorted((one, other) => rank(one) - rank(other));
  };
  return {
    treatmentsOfKind,
    treatmentsFor,
    /** A listing for each kind of which there is a treatment. */
    listings: [
      ...listing("non-invasive", labels.nonInvasive),
      ...listing("invasive", labels.invasive),
    ],
    /** Those that any treatment is for; the others have no page. */
    concerns: content.concerns.filter((concern) => treatmentsFor(concern).length > 0),
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
    /** The form, asking for a consultation: the first of the choices that are no treatment. */
    consultationPath: contactLink(messages.openServices[0]?.value),
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
