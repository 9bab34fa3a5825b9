import type { AppointmentRequest } from "./appointment-request.ts";
import { cleanText } from "./clean-text.ts";
import { withAsciiDomain } from "./email-address.ts";
import { type FormField, formFields } from "./form-fields.ts";
import type { FunctionContent } from "./function-content.ts";
import { interpolate } from "./interpolate.ts";

/** What is wrong with each field, by field name. */
export type FieldProblems = Partial<Record<string, string>>;
type CheckedRequest =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; fields: FieldProblems };

type CheckContent = Pick<FunctionContent, "fieldLabels" | "problems">;

/**
 * Checks that `input` is exactly the fields of the table, and cleans each: a paste carries
 * characters that nobody sees. The request holds what a person would have typed. A service
 * that the clinic no longer offers is accepted, since an open page may still show it.
 * A problem is a value: a sentence for each field at fault, or none where there are other fields.
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
  const isRight = Object.keys(problems).length === 0 && given.size === formFields.length;
  return isRight
    ? { ok: true, request: request as AppointmentRequest }
    : { ok: false, fields: problems };
}

function sentenceOf({ name }: FormField, problem: string, content: CheckContent): string {
  const label = content.fieldLabels[name] ?? name;
  return interpolate(content.problems.sentence, { label, problem });
}

/** A name of such characters alone cannot be seen. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/v;

function problemOf(field: FormField, text: string, content: CheckContent): string | undefined {
  const { kind, limit } = field;
  const { problems } = content;
  if (INVISIBLE.test(text)) return problems.required;
  if (text.length > limit) return interpolate(problems.tooLong, { limit });
  if (kind === "email" && !withAsciiDomain(text)) return problems.notEmail;
  return undefined;
}
