import { content } from "../../content-model/content.ts";
import type { ListingPageContent } from "../../content-model/schema/pages.ts";
import { type Concern, concerns } from "../../content-model/schema/parts.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";

const { labels } = content.interface;
const { pages, treatments } = content;

export type Listing = {
  kind: Treatment["kind"];
  path: string;
  /** Its name in the menu. */
  label: string;
  page: ListingPageContent;
};

/** A listing for each kind of which there is a treatment. */
export const listings: readonly Listing[] = [
  ...listing("non-invasive", labels.nonInvasive),
  ...listing("invasive", labels.invasive),
];

function listing(kind: Treatment["kind"], label: string): Listing[] {
  const page = pages[`${kind}-treatments`];
  const isEmpty = treatmentsOfKind(kind).length === 0;
  return page && !isEmpty ? [{ kind, path: `/${kind}-treatments`, label, page }] : [];
}

/** Those for which any treatment is meant, in the finder's order. */
export const metConcerns: readonly Concern[] = concerns.filter((concern) =>
  treatments.some((treatment) => treatment.concerns.includes(concern)),
);

/** In the menu's order. */
export function treatmentsOfKind(kind: Treatment["kind"]): readonly Treatment[] {
  return treatments.filter((treatment) => treatment.kind === kind);
}

/** The plain links of the header and the footer. */
export const pageLinks = {
  home: { path: "/", label: labels.home },
  about: { path: "/about", label: labels.about },
  gallery: { path: "/gallery", label: labels.gallery },
  contact: { path: "/contact", label: labels.contact },
  location: { path: "/location", label: labels.location },
  privacy: { path: "/privacy", label: labels.privacy },
  accessibility: { path: "/accessibility", label: labels.accessibility },
} as const;

/** Where the free consultation is told, for all that promise one. */
export const freeConsultation = {
  href: `${pageLinks.contact.path}#free-consultation`,
  label: labels.freeConsultation,
};

/** The form, with the treatment already chosen. */
export function contactLink(service?: string): string {
  return service ? `${pageLinks.contact.path}?service=${service}` : pageLinks.contact.path;
}
