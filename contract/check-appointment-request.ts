import type { AppointmentRequest } from "./appointment-request.ts";
import { withAsciiDomain } from "./email-address.ts";
import { type FieldKind, type FormField, formFields } from "./form-fields.ts";
import type { FunctionContent } from "./function-content.ts";
import { interpolate } from "./interpolate.ts";

/** Error messages by field name. */
export type FieldProblems = Partial<Record<string, string>>;
type CheckedRequest =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; fields: FieldProblems };

type CheckContent = Pick<FunctionContent, "fieldLabels" | "problems">;

/**
 * Validates that `input` has exactly the fields of `formFields`, and removes the invisible characters that
 * pasted text contains. A service that the clinic no longer offers is valid, because a page that was
 * loaded earlier may still show it. The result contains one message for each invalid field; it
 * contains no message if only the set of fields is wrong.
 */
export function checkAppointmentRequest(input: unknown, content: CheckContent): CheckedRequest {
  const isObject = typeof input === "object" && input !== null;
  const given = new Map<string, unknown>(isObject ? Object.entries(input) : []);
  const request: Partial<AppointmentRequest> = {};
  const problems: FieldProblems = {};
  for (const field of formFields) {
    const value = given.get(field.name);
    const text = typeof value === "string" ? cleanText(value, field.kind) : "";
    const problem = problemOf(field, text, content);
    if (problem === undefined) request[field.name] = text;
    else problems[field.name] = sentenceOf(field, problem, content);
  }
  const isValid = Object.keys(problems).length === 0 && given.size === formFields.length;
  return isValid
    ? { ok: true, request: request as AppointmentRequest }
    : { ok: false, fields: problems };
}

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
function cleanText(text: string, kind: FieldKind): string {
  const visible = text.replace(LINE_BREAKS, "\n").replace(CONTROL_CHARACTERS, "");
  if (kind === "lines") return visible;
  return visible.replace(INVISIBLE_IN_A_LINE, "").replace(BREAKS_WITHIN_A_LINE, " ").trim();
}

function sentenceOf({ name }: FormField, problem: string, content: CheckContent): string {
  const label = content.fieldLabels[name] ?? name;
  return interpolate(content.problems.sentence, { label, problem });
}

/** Matches text without a visible character, such as a name of zero-width spaces. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/v;

function problemOf(field: FormField, text: string, content: CheckContent): string | undefined {
  const { kind, limit, pattern } = field;
  const { problems } = content;
  if (INVISIBLE.test(text)) return problems.required;
  if (text.length > limit) return interpolate(problems.tooLong, { limit });
  if (kind === "email" && !isMatch(withAsciiDomain(text), pattern)) return problems.notEmail;
  if (kind === "tel" && !isMatch(text, pattern)) return problems.notPhone;
  return undefined;
}

/** As a browser matches the attribute `pattern`. */
function isMatch(text: string | undefined, pattern: string | undefined): boolean {
  return text !== undefined && new RegExp(`^(?:${pattern})$`, "v").test(text);
}
