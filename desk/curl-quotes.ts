/** A quotation opens at the beginning, after a space, or after another opening character. */
const OPENS = String.raw`(?<=^|[\s([{“‘*–—/-])`;
const BEFORE_WORDS = String.raw`(?=[\p{L}\p{N}*{“‘"'])`;

/** Replaces straight quotation marks by curly ones. */
export function curlQuotes(text: string): string {
  const curls: readonly [RegExp, string][] = [
    [new RegExp(`${OPENS}"${BEFORE_WORDS}`, "gu"), "“"],
    [/"/g, "”"],
    [new RegExp(`${OPENS}'${BEFORE_WORDS}`, "gu"), "‘"],
    [/'/g, "’"],
  ];
  return curls.reduce((curled, [from, to]) => curled.replace(from, to), text);
}
