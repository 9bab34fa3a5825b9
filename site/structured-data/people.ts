import type { Person } from "schema-dts";
import { getMember } from "../content/content-lookup.ts";
import type { Site } from "../site.ts";
import { clinicId } from "./graph.ts";

/** The `@id` of a member: the address of the entry on the team's page. */
export function personId({ links }: Site, key: string): string {
  return links.absolute(links.memberAddress(key));
}

export function person(site: Site, key: string) {
  const { name } = getMember(site.content, key);
  return { "@type": "Person", "@id": personId(site, key), name } satisfies Person;
}

/** A member with role and employer, for the team's page. */
export function teamMember(site: Site, key: string): Person {
  const { role } = getMember(site.content, key);
  const worksFor = { "@id": clinicId(site) };
  return { ...person(site, key), jobTitle: role, worksFor };
}
