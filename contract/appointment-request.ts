/**
 * What the form sends and the function takes, shared by both. No schema library
 * here: this file travels to the browser.
 */
export const functionName = "send-contact-email";
export const functionPath = `/functions/v1/${functionName}`;

/** Where a post without script is sent on success. */
export const sentPath = "/contact/sent";

/** The public key when PUBLIC_ANON_KEY is not set; build and server must agree on it. */
export const defaultPublicKey = "public-anon-key";

/** The six fields in the form's order, each with its longest accepted length in characters. */
export const fieldLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  service: 60,
  message: 5000,
} as const;

export type FieldName = keyof typeof fieldLimits;
export const fieldNames = Object.keys(fieldLimits) as FieldName[];

export type AppointmentRequest = Record<FieldName, string>;

export const maxBodyBytes = 16 * 1024;

/**
 * The key under which a filled form is recorded once, however often it is sent:
 * 8 to 128 letters, digits, "-" or "_". The same key with other values is
 * another request, so a correction after a failure is never swallowed.
 */
export const idempotencyHeader = "Idempotency-Key";
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

/** Fields of the form that are not part of the request: the trap, the time it was opened, and what headers carry when there is no script. */
export const formOnlyFields = {
  trap: "website",
  openedAt: "openedAt",
  key: "apikey",
  idempotencyKey: "idempotencyKey",
} as const;

/** Every answer of the function is one of these, as JSON. */
export type AppointmentAnswer =
  | { ok: true; id: string }
  | { ok: false; error: string; fields?: Partial<Record<FieldName, string>> };
