import { countryOf } from "./countries/countries.ts";
import { localeParts } from "./languages/locale.ts";

/** "+19055550142" → "(905) 555-0142" in English, "905 555-0142" in French; a number of another country as it is. */
export function formatPhone(e164: string, locale: string): string {
  const { code = "", form = /$/, shown = {} } = countryOf(locale)?.phone ?? {};
  const written: Readonly<Record<string, string>> = shown;
  const groups = written[localeParts(locale)?.language ?? ""];
  const isOfThisCountry = e164.startsWith(`+${code}`);
  return groups && isOfThisCountry ? e164.slice(1 + code.length).replace(form, groups) : e164;
}
