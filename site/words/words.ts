/** What the site says by itself: labels, buttons, short notes; a clinic writes none of it. */
import { interpolate } from "../../contract/interpolate.ts";
import { type LanguageCode, languageCodeOf } from "../content/languages/languages.ts";
import type { Business } from "../content/schema/business.ts";
import { clinicFacts } from "../content/shared-variables.ts";
import { mapTexts } from "../content/texts.ts";
import { en, type Words } from "./en.ts";
import { fr } from "./fr.ts";

export const words: Readonly<Record<LanguageCode, Words>> = { en, fr };

/** The words of a clinic's language, its facts in their places. */
export function wordsOf(business: Business): Words {
  const facts = clinicFacts(business);
  return mapTexts(words[languageCodeOf(business.locale)], (text) => interpolate(text, facts));
}
