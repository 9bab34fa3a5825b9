/** A quotation opens where nothing, a space or another opening stands before it. */
const OPENS = String.raw`(?<=^|[\s([{“‘*–—/-])`;
const BEFORE_WORDS = String.raw`(?=[\p{L}\p{N}*{“‘"'])`;

/** What a keyboard writes straight, curled: “this” and ‘this’. */
export function curlQuotes(text: string): string {
  const curls: readonly [RegExp, string][] = [
    [new RegExp(`${OPENS}"${BEFORE_WORDS}`, "gu"), "“"],
    [/"/g, "”"],
    [new RegExp(`${OPENS}'${BEFORE_WORDS}`, "gu"), "‘"],
    [/'/g, "’"],
  ];
  return curls.reduce((curled, [from, to]) => curled.replace(from, to), text);
}
