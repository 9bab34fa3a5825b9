import type { z } from "zod";
import { findBanned, findUnpreferred } from "./find-terms.ts";
import { mapTexts } from "./map-texts.ts";
import type { Path } from "./mistakes.ts";
import { fieldMetaAt } from "./schema/field-meta.ts";

/** Joiners, soft hyphens, marks of direction: pasted along, and carried into titles and mail. */
const INVISIBLE = /\p{Cf}/u;

/**
 * Reports what a text may not say, wherever a visitor can meet it, and the words for which
 * the site has others.
 * @param data as written, so that a word is reported where it stands, not where a variable repeats it
 */
export function checkWords(
  data: unknown,
  schema: z.ZodType,
  report: (path: Path, message: string) => void,
): void {
  mapTexts(data, (text, path) => {
    const { isVerbatim } = fieldMetaAt(schema, path);
    const found = [...findBanned(text), ...(isVerbatim ? [] : findUnpreferred(text))];
    for (const { said, instead, why } of found) {
      report(path, `says “${said}”, expected ${instead}: ${why}`);
    }
    const [straight] = (!isVerbatim && /\w'\w|s' |"/.exec(text)) || [];
    if (straight)
      report(path, `has a straight quotation mark (${straight}), expected ’ or “ and ”`);
    const [invisible] = INVISIBLE.exec(text) ?? [];
    if (invisible) report(path, `has an invisible character (${codeOf(invisible)}): delete it`);
    return text;
  });
}

/** "U+2060" */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
