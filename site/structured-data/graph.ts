import type {
  HealthAndBeautyBusiness,
  MedicalBusiness,
  MedicalProcedure,
  MergeLeafTypes,
  Service,
  Thing,
} from "schema-dts";
import type { Site } from "../site.ts";

type Leaf<T, Name extends string> = Extract<T, { "@type": Name }>;
/** The clinic is both; the library's own union knows things of one type only. */
export type Clinic = MergeLeafTypes<
  [
    Leaf<MedicalBusiness, "MedicalBusiness">,
    Leaf<HealthAndBeautyBusiness, "HealthAndBeautyBusiness">,
  ]
>;

/** A procedure alone has no provider; a service has. */
export type OfferedProcedure = MergeLeafTypes<
  [Leaf<MedicalProcedure, "MedicalProcedure">, Leaf<Service, "Service">]
>;

type Item = Thing | Clinic | OfferedProcedure;

/** A page's structured data: one `@graph`, whose text equals what the page shows. */
export type Graph = { "@context": "https://schema.org"; "@graph": readonly Item[] };

/** By which everything of the site names the clinic. */
export function clinicId({ links }: Site): string {
  return links.absolute("/#clinic");
}

export function graph(...items: readonly Item[]): Graph {
  return { "@context": "https://schema.org", "@graph": items };
}

export function pictureAddress({ links, media }: Site, photo: string): string {
  return links.absolute(media.pictures.source(photo, "landscape").src);
}
