import { type Content, pages as knownPages } from "./content-schema.ts";
import type { Photo } from "./schema/lists.ts";
import type { AboutPageContent } from "./schema/page-files/about-page.ts";
import type { PlainPageContent } from "./schema/page-files/plain-page.ts";
import type { Treatment } from "./schema/treatment.ts";

type TeamMember = AboutPageContent["team"]["members"][number];

/** A page of plain text. */
export type PlainPage = PlainPageContent & { path: string };

/** The additional pages of the clinic: the files in `pages/` that the schema does not name. */
export function ownPages({ pages }: Content): PlainPage[] {
  return Object.entries(pages as Record<string, unknown>)
    .filter(([name]) => !Object.hasOwn(knownPages, name))
    .map(([, page]) => page as PlainPage);
}

/** @throws Error if `treatments/` has no file of that name */
export function getTreatment({ treatments }: Content, slug: string): Treatment {
  const treatment = treatments.find((one) => one.slug === slug);
  if (!treatment) throw new Error(`There is no treatments/${slug}.yaml.`);
  return treatment;
}

/** @throws Error if `about.yaml` has no member with that key */
export function getMember({ pages }: Content, key: string): TeamMember {
  const member = pages.about.team.members.find((one) => one.key === key);
  if (!member) throw new Error(`pages/about.yaml has no member ${key}.`);
  return member;
}

/** The treatments that a team member gives. @param key the member's key in `about.yaml` */
export function treatmentsGivenBy({ treatments }: Content, key: string): Treatment[] {
  return treatments.filter(({ provenance }) =>
    provenance.givenBy.some(({ member }) => member === key),
  );
}

/** @throws Error if `photos.yaml` has no photo of that name */
export function getPhoto({ photos }: Content, name: string): Photo {
  const photo = photos.items.find((one) => one.name === name);
  if (!photo) throw new Error(`photos.yaml has no ${name}.`);
  return photo;
}
