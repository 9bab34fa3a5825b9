import type { AppointmentRequest } from "./appointment-request.ts";
import { cleanText } from "./clean-text.ts";
import { withAsciiDomain } from "./email-address.ts";
import { type FormField, formFields } from "./form-fields.ts";
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
