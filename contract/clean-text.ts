import type { FieldKind } from "./form-fields.ts";

/** Line breaks other than "\n", which text pasted from Word, PowerPoint or a PDF contains. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085]/g;
const BREAKS_WITHIN_A_LINE = /[\t\n\u2028\u2029]+/g;
/** Control characters, lone surrogates, the soft hyphen and the byte order mark, which occur in pasted text only. */
const CONTROL_CHARACTERS = /[[\p{Cc}\p{Cs}\u00ad\ufeff]--[\t\n]]/gv;
/**
 * Direction marks, which contacts of Apple and Windows put around a phone number, and zero-width spaces.
 * In a name or a mail's subject a direction mark could disguise the text. A message keeps them, because
 * Hebrew and Arabic need them.
 */
const INVISIBLE_IN_A_LINE = /[\p{Bidi_Control}\u200b\u2060]/gv;

/**
 * Removes the invisible characters of pasted text. In a single-line field, line breaks become spaces.
 * Joiners (U+200C, U+200D) stay, because emoji, Persian and Indic names require them.
 */
export function cleanText(text: string, kind: FieldKind): string {
  const visible = text.replace(LINE_BREAKS, "\n").replace(CONTROL_CHARACTERS, "");
  if (kind === "lines") return visible;
  return visible.replace(INVISIBLE_IN_A_LINE, "").replace(BREAKS_WITHIN_A_LINE, " ").trim();
}
