import type { Advice } from "../advice.ts";
import { valueAt } from "../reading/field-place.ts";
import type { SourceWithSchema } from "../source.ts";
import { formerClinic } from "./former-clinic.ts";

/**
 * Finds what is still exactly as the former clinic had it: its place on the map, the way from the airport, and
 * its list of towns.
 */
export function findFormerValues(sources: readonly SourceWithSchema[]): Advice[] {
  const business = sources.find(({ name }) => name === "business")?.source;
  const city = String(valueAt(business?.data, ["address", "city"]));
  const isInFormerTown = formerClinic.serviceAreas.includes(city);
  const areas = String(valueAt(business?.data, ["serviceAreas"]));
  const found = formerClinic.values.flatMap(({ file, field, value, mayBeShared }): Advice[] => {
    const source = sources.find(({ name }) => name === file)?.source;
    const path = field.split(".");
    if (!source || valueAt(source.data, path) !== value) return [];
    // The clinic has confirmed the value if the file's list `sample` does not name it any more.
    const isConfirmed = ![source.data.sample].flat().includes(field);
    if (mayBeShared && (isConfirmed || isInFormerTown)) return [];
    return [{ code: "former-fact", values: { found: String(value) }, place: source.placeOf(path) }];
  });
  if (business && areas === String(formerClinic.serviceAreas))
    found.push({ code: "former-areas", values: {}, place: business.placeOf(["serviceAreas"]) });
  return found;
}
