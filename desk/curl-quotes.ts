import type { FileSchema } from "./fields.ts";
import { mapTextFields } from "./shape.ts";

/** A quotation opens where nothing, a space or another opening stands before it. */
const OPENS = String.raw`(?<=^|[\s([{“‘*–—/-])`;
const BEFORE_WORDS = String.raw`(?=[\p{L}\p{N}*{“‘"'])`;

const curls: readonly [RegExp, string][] = [
  [new RegExp(`${OPENS}"${BEFORE_WORDS}`, "gu"), "“"],
  [/"/g, "”"],
  // ’90s
  [/(?<!\p{L})'(?=\d0s)/gu, "’"],
  [new RegExp(`${OPENS}'${BEFORE_WORDS}`, "gu"), "‘"],
  [/'/g, "’"],
];

/** What a keyboard writes straight, curled where words run: not in an address, nor in somebody's own words. */
export function curlQuotes(data: unknown, schema: FileSchema): unknown {
  return mapTextFields(data, schema, (text, field) =>
    isRunningText(field)
      ? curls.reduce((curled, [from, to]) => curled.replace(from, to), text)
      : text,
  );
}

/** A field that would take words with an apostrophe, with a phrase in italics or without. */
function isRunningText({ widget, format, enum: choices, isVerbatim, pattern = "" }: FileSchema) {
  if (widget || format || choices || isVerbatim) return false;
  const form = new RegExp(pattern);
  return form.test("It’s so") || form.test("It’s *so*");
}
