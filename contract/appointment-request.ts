/**
 * The request that the form sends to the function. No schema library
 * here: this file travels to the browser.
 */
import type { FieldName } from "./form-fields.ts";

export const functionName = "send-contact-email";
export const functionPath = `/functions/v1/${functionName}`;

/** The public key when PUBLIC_ANON_KEY is not set; build and server must agree on it. */
export const defaultPublicKey = "public-anon-key";

/** The typed values by field name. */
export type AppointmentRequest = Record<FieldName, string>;

/**
 * The key under which a filled form is recorded once, however often it is sent:
 * 8 to 128 letters, digits, "-" or "_". The same key with other values is
 * another request, so a correction after a failure is not lost.
 */
export const idempotencyHeader = "Idempotency-Key";
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

/** Fields of the form that are not part of the request: a trap that only machines fill in, and the key that a header carries when there is script. */
export const formOnlyFields = {
  trap: "website",
  key: "apikey",
} as const;

/** Every answer of the function is one of these, as JSON. */
export type AppointmentResponse =
  | { ok: true; id: string }
  | { ok: false; error: string; fields?: Partial<Record<string, string>> };
