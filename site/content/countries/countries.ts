import { localeParts } from "../languages/locale.ts";
import { ca } from "./ca.ts";
import type { Country } from "./country.ts";

const countries: Readonly<Record<string, Country>> = { CA: ca };

/** The country of a locale such as "fr-CA"; undefined where nothing is known of it. */
export function countryOf(locale: string): Country | undefined {
  return countries[localeParts(locale)?.region ?? ""];
}
