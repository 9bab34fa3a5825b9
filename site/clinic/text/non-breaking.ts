import type { Content } from "../../content/content-schema.ts";
import { mapTexts } from "../../content/texts.ts";
import { WORD_JOINER } from "./whole-words.ts";

const NO_BREAK_SPACE = "\u00A0";
const RANGE = /(?<=\d)–(?=\d)/g;
const SPACE_IN_POSTAL_CODE = /(?<=\b[A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/g;

/** The content as pages show it: what belongs together stays on one line, but for what only a page's head tells. */
export function contentWithoutBreaks(content: Content): Content {
  return mapTexts(content, (text, path) =>
    path.includes("metadata") ? text : withoutBreaks(text),
  );
}

/** The text with ranges ("4–6") and a postal code kept on one line. */
export function withoutBreaks(text: string): string {
  return text.replace(RANGE, `–${WORD_JOINER}`).replace(SPACE_IN_POSTAL_CODE, NO_BREAK_SPACE);
}

/** The text as it was before, for programs that read it. */
export function withPlainBreaks(text: string): string {
  return text.replaceAll(WORD_JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}
