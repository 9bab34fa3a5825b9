import type { z } from "zod";
import { interpolate } from "../../../contract/interpolate.ts";
import type { Advice } from "../advice.ts";
import type { Report } from "../mistakes.ts";
import { fieldMetaAt } from "../schema/field-meta.ts";
import type { SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";
import { findBanned, findUnpreferred } from "./find-terms.ts";

/** Joiners, soft hyphens and direction marks. They come with pasted text, and would end up in titles and mail. */
const INVISIBLE = /\p{Cf}/u;
/** Straight quotation marks and apostrophes. */
const STRAIGHT = /\w'\w|s' |"/;

/** A file's unchecked data with its variables not filled in, and its schema. */
type Written = { data: unknown; schema: z.ZodType };

/**
 * Reports banned words, straight quotation marks, invisible characters and unbalanced braces.
 * A word is reported where it is written, not where a variable repeats it.
 */
export function checkText({ data, schema }: Written, report: Report): void {
  for (const { text, path } of textsIn(data)) {
    const { isFormerAddress, isQuote, isVerbatim, isWords } = fieldMetaAt(schema, path);
    for (const finding of isFormerAddress ? [] : findBanned(text)) {
      report(path, isQuote ? "banned-word-in-quote" : "banned-word", finding);
    }
    const [straight] = (!isVerbatim && STRAIGHT.exec(text)) || [];
    if (straight) report(path, "straight-quote", { found: straight });
    const [invisible] = INVISIBLE.exec(text) ?? [];
    if (invisible) report(path, "invisible-character", { character: codeOf(invisible) });
    if (isWords && /[{}]/.test(interpolate(text, () => ""))) report(path, "unmatched-brace", {});
  }
}

/** Reports words for which the site prefers another. This is advice: such words are allowed. */
export function adviseOnWords({ source, schema }: Pick<SourceWithSchema, "source" | "schema">) {
  return textsIn(source.data).flatMap(({ text, path }): Advice[] => {
    const { isVerbatim, isWords } = fieldMetaAt(schema, path);
    // Visitors do not read the names of variables.
    const words = isWords && !isVerbatim ? interpolate(text, () => " ") : "";
    const place = source.placeOf(path);
    return findUnpreferred(words).map((values) => ({ code: "unpreferred-word", values, place }));
  });
}

/** "U+2060" */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
