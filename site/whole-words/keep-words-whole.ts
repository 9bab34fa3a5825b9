import { MOST_LETTERS, UNBROKEN, WHOLE_WORD } from "./unbroken.ts";

/** A tag, a text, or an element that may hold no `<span>`. */
const TOKEN = /<(script|style|title|svg|option|textarea)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;
const OPENING = `<span class="${WHOLE_WORD}">`;
const MATCHES = new RegExp(UNBROKEN, "gu");

/**
 * Keeps hyphenated words, ranges of figures and phone numbers on one line, in every text of a page except in
 * islands: React would find other HTML there than it renders. An island uses `<WholeWords>`.
 */
export function keepWordsWhole(html: string): string {
  /** The open `<div>`s from the island on. */
  let islandDepth = 0;
  let isWhole = false;
  return html.replace(TOKEN, (token) => {
    const isDone = isWhole;
    isWhole = token === OPENING;
    if (token.startsWith("<div") && (islandDepth > 0 || token.includes(" data-island=")))
      islandDepth++;
    if (token === "</div>" && islandDepth > 0) islandDepth--;
    if (token.startsWith("<") || islandDepth > 0 || isDone) return token;
    return token.replace(MATCHES, (word) =>
      word.length > MOST_LETTERS ? word : `${OPENING}${word}</span>`,
    );
  });
}
