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
