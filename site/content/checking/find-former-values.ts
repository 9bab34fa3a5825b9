import type { Advice } from "../advice.ts";
import { valueAt } from "../reading/field-place.ts";
import type { SourceWithSchema } from "../source.ts";
import { formerClinic } from "./former-clinic.ts";

/** Finds values of the former clinic that are no words, such as its place on the map and the towns that it served. */
export function findFormerValues(sources: readonly SourceWithSchema[]): Advice[] {
  const business = sources.find(({ name }) => name === "business")?.source;
  const city = String(valueAt(business?.data, ["address", "city"]));
  const areas = String(valueAt(business?.data, ["serviceAreas"]));
  const found = formerClinic.values.flatMap(({ file, field, value, until }): Advice[] => {
    const source = sources.find(({ name }) => name === file)?.source;
    const path = field.split(".");
    if (!source || valueAt(source.data, path) !== value) return [];
    const isSample = [source.data.sample].flat().includes(field);
    if (until && (!isSample || formerClinic.serviceAreas.includes(city))) return [];
    return [{ code: "former-fact", values: { found: String(value) }, place: source.placeOf(path) }];
  });
  if (business && areas === String(formerClinic.serviceAreas))
    found.push({ code: "former-areas", values: {}, place: business.placeOf(["serviceAreas"]) });
  return found;
}
