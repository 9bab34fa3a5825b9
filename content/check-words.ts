import type { z } from "zod";
import { mapTexts } from "./figures.ts";
import { findBanned } from "./find-terms.ts";
import type { Path } from "./mistakes.ts";
import { marksAt } from "./schema/marks.ts";

/**
 * Reports what a text may not say, wherever a visitor can meet it.
 * @param data as it is written, so that a word is told where it stands and not where it is used
 */
export function checkWords(
  data: unknown,
  schema: z.ZodType,
  report: (path: Path, message: string) => void,
): void {
  mapTexts(data, (text, path) => {
    const { isVerbatim } = marksAt(schema, path);
    for (const { said, instead, why } of findBanned(text)) {
      report(path, `says “${said}”, expected ${instead}: ${why}`);
    }
    const [straight] = /\w'\w|s' /.exec(text) ?? [];
    if (straight && !isVerbatim)
      report(path, `has a straight apostrophe (${straight}), expected ’`);
    return text;
  });
}
