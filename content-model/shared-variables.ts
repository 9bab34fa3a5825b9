import { formatPhone } from "./phone.ts";
import type { RawFile, SourceWithSchema } from "./source.ts";
import { createInterpolator } from "./variables.ts";

/**
 * Variables that every file may use: the clinic's facts (`{city}`, `{phone}`) and the
 * facts of a treatment (`{laser-hair-removal.number}`). They are read before any
 * check, so a name may have no value.
 */
export function sharedVariables(
  sources: readonly SourceWithSchema[],
): (name: string) => string | undefined {
  const variables = new Map<string, unknown>();
  const add = (named: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(named)) variables.set(name, value);
  };
  for (const { name, source } of sources) {
    const [folder, slug = ""] = name.split("/");
    if (name === "business") add(facts(source.data));
    if (folder === "treatments") add(treatmentFacts(slug, source.data));
  }
  return (name) => {
    const value = variables.get(name);
    return value === undefined ? undefined : String(value);
  };
}

function facts(business: RawFile): Record<string, unknown> {
  const { brand, address, rating, social } = business as Record<string, RawFile | undefined>;
  const { serviceAreas } = business;
  return {
    brand: brand?.name,
    descriptor: brand?.descriptor,
    street: address?.street,
    city: address?.city,
    region: address?.region,
    regionName: address?.regionName,
    postalCode: address?.postalCode,
    phone: formatPhone(String(business.phone)),
    email: business.email,
    responseHours: business.responseHours,
    serviceAreas: Array.isArray(serviceAreas) ? serviceAreas.join(", ") : undefined,
    ratingValue: rating?.value,
    reviewCount: rating?.reviewCount,
    socialProvider: social?.provider,
    healthCanadaStatement: business.healthCanadaStatement,
    resultsVary: business.resultsVary,
  };
}

function treatmentFacts(slug: string, treatment: RawFile): Record<string, unknown> {
  const { interpolate } = createInterpolator({ own: treatment.variables });
  const named = { name: treatment.name, ...(treatment.facts as Record<string, unknown>) };
  return Object.fromEntries(
    Object.entries(named).map(([fact, value]) => [`${slug}.${fact}`, interpolate(value)]),
  );
}
