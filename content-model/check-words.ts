import type { z } from "zod";
import { findBanned, findUnpreferred } from "./find-terms.ts";
import { mapTexts } from "./map-texts.ts";
import type { Path } from "./mistakes.ts";
import { fieldMetaAt } from "./schema/field-meta.ts";

/** Joiners, soft hyphens, marks of direction: pasted along, and carried into titles and mail. */
const INVISIBLE = /\p{Cf}/u;
type Report = (path: Path, message: string) => void;

/**
 * Reports what a text may not say, wherever a visitor can meet it, and what would be printed as it was not meant.
 * @param data as written, so that a word is reported where it stands, not where a variable repeats it
 */
export function checkWords(data: unknown, schema: z.ZodType, report: Report): void {
  mapTexts(data, (text, path) => {
    for (const { said, instead, why } of findBanned(text)) {
      report(path, `says “${said}”, expected ${instead}: ${why}`);
    }
    const { isVerbatim, isWords } = fieldMetaAt(schema, path);
    const [straight] = (!isVerbatim && /\w'\w|s' |"/.exec(text)) || [];
    if (straight)
      report(path, `has a straight quotation mark (${straight}), expected ’ or “ and ”`);
    const [invisible] = INVISIBLE.exec(text) ?? [];
    if (invisible) report(path, `has an invisible character (${codeOf(invisible)}): delete it`);
    if (isWords && /[{}]/.test(text.replace(/\{[A-Za-z][\w.-]*\}/g, "")))
      report(path, "has a brace without its other half, expected one such as {city}");
    return text;
  });
}

/** The house's style: words for which the site has others. It keeps nobody from saying them. */
export function adviseOnWords(data: unknown, schema: z.ZodType, report: Report): void {
  mapTexts(data, (text, path) => {
    const { isVerbatim } = fieldMetaAt(schema, path);
    for (const { said, instead, why } of isVerbatim ? [] : findUnpreferred(text)) {
      report(path, `“${said}”: the site says ${instead}, because ${why}`);
    }
    return text;
  });
}

/** "U+2060" */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
