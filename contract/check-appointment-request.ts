import { z } from "zod";
import type { AppointmentRequest } from "./appointment-request.ts";
import { type FormField, formFields } from "./form-fields.ts";
import type { LanguageContent } from "./function-content.ts";
import { interpolate } from "./interpolate.ts";

/** What is wrong with each field, by field name. */
export type FieldProblems = Partial<Record<string, string>>;
type CheckedRequest =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; error: string; fields: FieldProblems };

type CheckContent = Pick<LanguageContent, "problems" | "answers" | "fieldLabels">;

/**
 * Checks that `input` is exactly the fields of the table, each text that a mail can carry.
 * Values are returned as they came: nothing is trimmed or normalised. A service
 * that has gone is taken as an open page still offers it. A problem is a value: a sentence, and per field what is wrong.
 */
export function checkAppointmentRequest(input: unknown, content: CheckContent): CheckedRequest {
  const names = new Set<string>(formFields.map(({ name }) => name));
  const isObject = typeof input === "object" && input !== null;
  const given: [string, unknown][] = isObject ? Object.entries(input) : [];
  const values = new Map(given);
  const problems: FieldProblems = {};
  for (const field of formFields) {
    const problem = problemOf(field, values.get(field.name), content);
    if (problem !== undefined) problems[field.name] = problem;
  }
  const wrong = Object.keys(problems);
  if (wrong.length > 0) {
    const fields = wrong.map((name) => content.fieldLabels[name] ?? name).join(", ");
    return { ok: false, error: interpolate(content.answers.check, { fields }), fields: problems };
  }
  if (given.every(([name]) => names.has(name))) {
    return { ok: true, request: Object.fromEntries(given) as AppointmentRequest };
  }
  return { ok: false, error: content.answers.fields, fields: {} };
}

// A control or line separator could start a new header line, a change of the reading direction
// makes a name or a subject look like another; a message may hold line breaks, tabs and directions.
const NOT_IN_A_LINE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/v;
const NOT_IN_A_MESSAGE = /[\p{Cc}--[\t\n\r]]/v;
/** A name of such characters alone cannot be seen. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/v;

function problemOf(field: FormField, value: unknown, content: CheckContent): string | undefined {
  const { kind, limit } = field;
  const { problems } = content;
  if (typeof value !== "string") return problems.required;
  if (value.length > limit) return interpolate(problems.tooLong, { limit });
  const forbidden = kind === "lines" ? NOT_IN_A_MESSAGE : NOT_IN_A_LINE;
  if (INVISIBLE.test(value)) return problems.required;
  if (!value.isWellFormed() || forbidden.test(value)) return problems.unsendable;
  // The pattern of HTML's email field, so that no visitor passes there and fails here.
  if (kind === "email" && !z.regexes.html5Email.test(value)) return problems.notEmail;
  return undefined;
}
