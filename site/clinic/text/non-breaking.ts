import type { Content } from "../../content/content-schema.ts";
import { mapTexts } from "../../content/texts.ts";
import { WORD_JOINER } from "./hyphenated-words.ts";

const NO_BREAK_SPACE = "\u00A0";
const RANGE = /(?<=\d)–(?=\d)/g;
const SPACE_IN_POSTAL_CODE = /(?<=\b[A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/g;

/** Applies `withoutBreaks` to all texts except metadata, which browsers and search engines show as plain text. */
export function contentWithoutBreaks(content: Content): Content {
  return mapTexts(content, (text, path) =>
    path.includes("metadata") ? text : withoutBreaks(text),
  );
}

/** Prevents line breaks within ranges ("4–6") and postal codes, by invisible characters. */
export function withoutBreaks(text: string): string {
  return text.replace(RANGE, `–${WORD_JOINER}`).replace(SPACE_IN_POSTAL_CODE, NO_BREAK_SPACE);
}

/** Removes the invisible characters again, for texts that programs read. */
export function withPlainBreaks(text: string): string {
  return text.replaceAll(WORD_JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}
