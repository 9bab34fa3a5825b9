import { getMember } from "../../content/content-lookup.ts";
import type { Content } from "../../content/content-schema.ts";
import type { Treatment } from "../../content/schema/treatment.ts";

export type ShownProvenance = ReturnType<typeof provenanceOf>;
/** Somebody of the team: the name with its credential, what a portrait needs, and the address of the entry on the team's page. */
export type Person = {
  name: string;
  portrait: { name: string; photo: string | undefined };
  href: string;
  /** Since when, and with what kinds of skin. */
  practice?: string;
};

/** A treatment's provenance with the people it names, ready to be shown. */
export function provenanceOf(
  content: Content,
  { provenance }: Treatment,
  { locale, memberAddress }: { locale: string; memberAddress: (key: string) => string },
) {
  const person = (key: string): Person => {
    const { name, credential, photo, practice } = getMember(content, key);
    return {
      ...(practice && { practice }),
      name: `${name}, ${credential}`,
      portrait: { name, photo },
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
