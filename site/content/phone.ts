import { localeParts } from "./languages/locale.ts";

/** How people in Canada write a number, by their language. */
const shown: Readonly<Record<string, string>> = { en: "($1) $2-$3", fr: "$1 $2-$3" };

/** "+19055550142" → "(905) 555-0142" in English, "905 555-0142" in French. */
export function formatPhone(e164: string, locale: string): string {
  const written = shown[localeParts(locale)?.language ?? ""];
  return written ? e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, written) : e164;
}
