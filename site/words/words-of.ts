import { interpolate } from "../../contract/interpolate.ts";
import { clinicFacts } from "../content/reading/shared-variables.ts";
import type { Business } from "../content/schema/business.ts";
import { mapTexts } from "../content/texts.ts";
import { type Words, words } from "./words.ts";

/** The site's words with the clinic's facts filled in. */
export function wordsOf(business: Business): Words {
  const facts = clinicFacts(business);
  return mapTexts(words, (text) => interpolate(text, facts));
}
