import type { Content } from "../../content-model/content-schema.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";
import { mapTexts } from "../../content-model/texts.ts";
import { interpolate } from "../../contract/interpolate.ts";

type TreatmentPageWords = Content["interface"]["treatmentPage"];

const AT_THE_START = /^\*?\{treatment\}/;

/** The words all treatment pages share, with this treatment's name in them: "Microneedling, *step by step*". */
export function treatmentWords(
  words: TreatmentPageWords,
  { inSentence }: Treatment,
): TreatmentPageWords {
  const atTheStart = inSentence.charAt(0).toUpperCase() + inSentence.slice(1);
  return mapTexts(words, (text) =>
    interpolate(text, { treatment: AT_THE_START.test(text) ? atTheStart : inSentence }),
  );
}
