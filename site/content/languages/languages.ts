import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Language } from "./language.ts";
import { localeParts } from "./locale.ts";

export const languages = { en, fr } as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** @throws Error where nothing is known of the language */
export function languageCodeOf(locale: string): LanguageCode {
  const code = localeParts(locale)?.language as LanguageCode;
  if (Object.hasOwn(languages, code)) return code;
  throw new Error(`The site has no words in the language of ${locale}.`);
}

/** The language of a locale such as "fr-CA"; undefined where nothing is known of it. */
export function languageOf(locale: string): Language | undefined {
  const known: Readonly<Record<string, Language>> = languages;
  return known[localeParts(locale)?.language ?? ""];
}
