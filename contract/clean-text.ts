import type { FieldKind } from "./form-fields.ts";

/** Word, PowerPoint, PDFs and other systems write a line break as one of these. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085]/g;
const BREAKS_WITHIN_A_LINE = /[\t\n\u2028\u2029]+/g;
/** Control characters, lone surrogates, the soft hyphen and the byte order mark. Nobody types them, and a paste carries them. */
const NEVER_TYPED = /[[\p{Cc}\p{Cs}\u00ad\ufeff]--[\t\n]]/gv;
/**
 * What contacts of Apple and Windows put around a number, and zero-width spaces. In a name or a subject
 * a direction mark could make a text look like another; a message in Hebrew or Arabic needs them.
 */
const INVISIBLE_IN_A_LINE = /[\p{Bidi_Control}\u200b\u2060]/gv;

/**
 * The text as a person would have typed it. Line breaks within a single line become spaces.
 * Joiners (U+200C, U+200D) stay: emoji, Persian and Indic names are written with them.
 */
export function cleanText(text: string, kind: FieldKind): string {
  const visible = text.replace(LINE_BREAKS, "\n").replace(NEVER_TYPED, "");
  if (kind === "lines") return visible;
  return visible.replace(INVISIBLE_IN_A_LINE, "").replace(BREAKS_WITHIN_A_LINE, " ").trim();
}
