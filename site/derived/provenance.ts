import { LOCALE } from "../../contract/locale.ts";
import { getMember } from "../content/content-lookup.ts";
import type { Content } from "../content/content-schema.ts";
import type { Treatment } from "../content/schema/treatment.ts";

/** A team member as treatment pages show one. */
type Person = {
  /** With the credential: "Ines Calder, RN". */
  name: string;
  /** The address of the member's entry on the team's page. */
  href: string;
  /** Since when the person has practised, and with which kinds of skin. */
  practice?: string;
};

/** A treatment's provenance with the people it names and a formatted date. */
export function provenanceOf(
  content: Content,
  { provenance }: Treatment,
  memberAddress: (key: string) => string,
) {
  const person = (key: string): Person => {
    const { name, credential, practice } = getMember(content, key);
    return {
      ...(practice && { practice }),
      name: `${name}, ${credential}`,
      href: memberAddress(key),
    };
  };
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
  const { device, givenBy, physician: act, reviewedBy, reviewed, sample } = provenance;
  const { physician } = content.pages.about;
  return {
    ...provenance,
    /** Undefined while the device and its licence are invented. */
    device: sample ? undefined : device,
    givenBy: givenBy.map(({ member, training }) => ({ ...person(member), training })),
    reviewer: person(reviewedBy),
    shownDay: format.format(new Date(reviewed)),
    /** Only for a treatment that a physician orders or prescribes. */
    physician: act && physician && { ...physician, act },
  };
}
