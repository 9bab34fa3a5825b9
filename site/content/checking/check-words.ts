import type { z } from "zod";
import type { Path } from "../mistakes.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import { textsIn } from "../texts.ts";
import { findBanned, findUnpreferred } from "./find-terms.ts";

/** Joiners, soft hyphens, marks of direction: pasted along, and carried into titles and mail. */
const INVISIBLE = /\p{Cf}/u;
type Report = (path: Path, message: string) => void;
/** Quotation marks and apostrophes as keyboards write them. */
const STRAIGHT = /\w'\w|s' |"/;

/** A file's data as written, and its schema. */
type Written = { data: unknown; schema: z.ZodType };

/**
 * Reports what a text may not say, wherever a visitor can meet it, and what would be printed as it was not meant.
 * A word is reported where it is written, not where a variable repeats it.
 */
export function checkWords({ data, schema }: Written, report: Report): void {
  for (const { text, path } of textsIn(data)) {
    for (const { said, instead, why } of findBanned(text)) {
      report(path, `says “${said}”, expected ${instead}: ${why}`);
    }
    const { isVerbatim, isWords } = fieldMetaAt(schema, path);
    const [straight] = (!isVerbatim && STRAIGHT.exec(text)) || [];
    if (straight)
      report(path, `has a straight quotation mark (${straight}), expected ’ or “ and ”`);
    const [invisible] = INVISIBLE.exec(text) ?? [];
    if (invisible) report(path, `has an invisible character (${codeOf(invisible)}): delete it`);
    if (isWords && /[{}]/.test(text.replace(/\{[A-Za-z][\w.-]*\}/g, "")))
      report(path, "has a brace without its other half, expected one such as {city}");
  }
}

/** The house's style: words for which the site has others. It keeps nobody from saying them. */
export function adviseOnWords({ data, schema }: Written, report: Report): void {
  for (const { text, path } of textsIn(data)) {
    const { isVerbatim, isWords } = fieldMetaAt(schema, path);
    // The name of a variable is nobody's word.
    const words = isWords && !isVerbatim ? text.replace(/\{[\w.-]*\}/g, " ") : "";
    for (const { said, instead, why } of findUnpreferred(words)) {
      report(path, `“${said}”: the site says ${instead}, because ${why}`);
    }
  }
}

/** "U+2060" */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
