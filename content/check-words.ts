import type { z } from "zod";
import { findBannedWords } from "./banned-words.ts";
import { mapTexts } from "./figures.ts";
import type { Path } from "./mistakes.ts";
import { marksAt } from "./schema/marks.ts";

/** Reports what a text may not say, wherever a visitor can meet it. */
export function checkWords(
  data: unknown,
  schema: z.ZodType,
  report: (path: Path, message: string) => void,
): void {
  mapTexts(data, (text, path) => {
    const { isVerbatim } = marksAt(schema, path);
    const banned = findBannedWords(text).map((word) => `“${word}”`);
    if (banned.length > 0) report(path, `says ${banned.join(", ")}, which the site may not`);
    const [straight] = /\w'\w|s' /.exec(text) ?? [];
    if (straight && !isVerbatim)
      report(path, `has a straight apostrophe (${straight}), expected ’`);
    return text;
  });
}
