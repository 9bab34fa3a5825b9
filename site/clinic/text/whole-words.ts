/** Has no width and prevents a line break after the dash before it. */
export const WORD_JOINER = "\u2060";
/** Without lookbehind, which Safari 16.3 and older refuse together with the whole script. */
const HYPHEN_IN_WORD = /(\p{L})-(?=\p{L})/gu;

/** A heading's text with its hyphenated words whole. */
export function withWholeWords(heading: string): string {
  return heading.replace(HYPHEN_IN_WORD, `$1-${WORD_JOINER}`);
}
