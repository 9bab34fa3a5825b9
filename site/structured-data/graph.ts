import type {
  BreadcrumbList,
  HealthAndBeautyBusiness,
  MedicalBusiness,
  MedicalProcedure,
  MergeLeafTypes,
  Person,
  Service,
  Thing,
} from "schema-dts";
import { getMember } from "../content/content-lookup.ts";
import { servicesCrumbs } from "../derived/navigation.ts";
import type { Site } from "../site.ts";

type Leaf<T, Name extends string> = Extract<T, { "@type": Name }>;
/** The clinic has both types. The union of schema-dts only contains things with a single type. */
export type Clinic = MergeLeafTypes<
  [
    Leaf<MedicalBusiness, "MedicalBusiness">,
    Leaf<HealthAndBeautyBusiness, "HealthAndBeautyBusiness">,
  ]
>;

/** Both types, because only a Service has a provider. */
export type OfferedProcedure = MergeLeafTypes<
  [Leaf<MedicalProcedure, "MedicalProcedure">, Leaf<Service, "Service">]
>;

type Item = Thing | Clinic | OfferedProcedure;

/** A page's structured data. Its texts equal those that the page shows. */
export type Graph = { "@context": "https://schema.org"; "@graph": readonly Item[] };

/** The `@id` by which all structured data refers to the clinic. */
export function clinicId({ links }: Site): string {
  return links.absolute("/#clinic");
}

export function graph(...items: readonly Item[]): Graph {
  return { "@context": "https://schema.org", "@graph": items };
}

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

type Page = { name: string; path: string };

export function breadcrumbId({ links }: Site, path: string): string {
  return `${links.absolute(path)}#breadcrumb`;
}

/** The same steps as the page's visible breadcrumb. */
export function breadcrumbList(site: Site, { name, path }: Page): BreadcrumbList {
  const crumbs = servicesCrumbs(name, site.content);
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(site, path),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: site.links.absolute(href ?? path),
    })),
  };
}
