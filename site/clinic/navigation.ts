import { content } from "../../content/content.ts";
import type { Treatment } from "../../content/schema/treatment.ts";

const { labels } = content.interface;
const { treatments } = content;

/** The two listings: their address, their name in the menu and their treatments in the menu's order. */
export const listings = [
  { kind: "non-invasive", path: "/non-invasive-treatments", label: labels.nonInvasive },
  { kind: "invasive", path: "/invasive-treatments", label: labels.invasive },
] as const satisfies readonly { kind: Treatment["kind"]; path: string; label: string }[];

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
