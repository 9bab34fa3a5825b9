import { z } from "zod";
import { type AppointmentRequest, type FieldName, fieldLimits } from "./appointment-request.ts";
import { serviceLabel } from "./services.ts";

export type ParsedRequest =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; error: string; fields: Partial<Record<FieldName, string>> };

/**
 * Checks that `input` is exactly the six fields, each text that a mail can carry.
 * Values are returned as they came: nothing is trimmed or normalised.
 * A problem is a value: a sentence, and per field what is wrong with it.
 */
export function parseAppointmentRequest(input: unknown): ParsedRequest {
  const parsed = schema.safeParse(input);
  if (parsed.success && hasOnlyFields(input)) return { ok: true, request: parsed.data };
  const fields: Partial<Record<FieldName, string>> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const [field] = issue.path;
    if (isField(field)) fields[field] ??= issue.message;
  }
  const names = Object.keys(fields);
  if (names.length > 0) return { ok: false, error: `Check ${names.join(", ")}.`, fields };
  return { ok: false, error: "Exactly the six fields are expected.", fields };
}

// Any control or line separator could start a new header line; a message may hold line breaks and tabs.
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]/v;
const NOT_IN_A_MESSAGE = /[\p{Cc}--[\t\n\r]]/v;

const schema = z.strictObject({
  firstName: text("firstName", NOT_IN_A_LINE),
  lastName: text("lastName", NOT_IN_A_LINE),
  // What a browser's own email field lets through, so that no visitor passes there and fails here.
  email: text("email", NOT_IN_A_LINE).regex(z.regexes.html5Email, "is not an email address"),
  phone: text("phone", NOT_IN_A_LINE),
  service: text("service", NOT_IN_A_LINE).refine((value) => serviceLabel(value) !== undefined, {
    message: "is not a service on offer",
  }),
  message: text("message", NOT_IN_A_MESSAGE),
});

function text(field: FieldName, forbidden: RegExp) {
  const limit = fieldLimits[field];
  return z
    .string("is required")
    .max(limit, `is longer than ${limit} characters`)
    .refine((value) => value.trim() !== "", "is required")
    .refine(
      (value) => value.isWellFormed() && !forbidden.test(value),
      "holds a character that cannot be sent",
    );
}

/** zod passes over an own key named `__proto__`; the contract does not. */
function hasOnlyFields(input: unknown): boolean {
  return typeof input === "object" && input !== null && Object.keys(input).every(isField);
}

function isField(name: unknown): name is FieldName {
  return typeof name === "string" && Object.hasOwn(fieldLimits, name);
}
