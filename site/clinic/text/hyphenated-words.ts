/** Has no width, and prevents a line break between the characters around it. */
export const WORD_JOINER = "\u2060";
/** Without lookbehind, because Safari 16.3 and older reject a whole script that contains one. */
const HYPHEN_IN_WORD = /(\p{L})-(?=\p{L})/gu;

/** Prevents line breaks within the hyphenated words of a heading. */
export function keepHyphenatedWords(heading: string): string {
  return heading.replace(HYPHEN_IN_WORD, `$1-${WORD_JOINER}`);
}
