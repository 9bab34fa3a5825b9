import { getMember } from "../content/content-lookup.ts";
import type { Content } from "../content/content-schema.ts";
import type { Treatment } from "../content/schema/treatment.ts";
import { initials } from "./initials.ts";

export type ShownProvenance = ReturnType<typeof provenanceOf>;
/** Somebody of the team, with the credential that follows the name, and where the team's page has them. */
export type Person = { name: string; initials: string; href: string };

/** A treatment's provenance with the people it names, ready to be shown. */
export function provenanceOf(
  content: Content,
  { provenance }: Treatment,
  { locale, memberAddress }: { locale: string; memberAddress: (key: string) => string },
) {
  const person = (key: string): Person => {
    const { name, credential } = getMember(content, key);
    return {
      name: `${name}, ${credential}`,
      initials: initials(name),
      href: memberAddress(key),
    };
  };
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const { givenBy, physician: act, reviewedBy, reviewed } = provenance;
  const { physician } = content.pages.about;
  return {
    ...provenance,
    givenBy: givenBy.map(({ member, training }) => ({ ...person(member), training })),
    reviewer: person(reviewedBy),
    shownDay: format.format(new Date(reviewed)),
    /** Named only where something is ordered or prescribed. */
    physician: act && physician && { ...physician, act },
  };
}
