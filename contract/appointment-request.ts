/**
 * The request that the form sends to the function. Uses no schema library, because this module is part
 * of the browser's bundle.
 */
import type { FieldName } from "./form-fields.ts";

export const functionName = "send-contact-email";
export const functionPath = `/functions/v1/${functionName}`;

/** The default of PUBLIC_ANON_KEY. Build and server must use the same key. */
export const defaultPublicKey = "public-anon-key";

/** The form's values by field name. */
export type AppointmentRequest = Record<FieldName, string>;

/**
 * The idempotency key, which prevents duplicates when a request is retried: 8 to 128 letters, digits,
 * "-" or "_". The same key with other values is a new request, so that a correction after a failure is
 * not lost.
 */
export const idempotencyHeader = "Idempotency-Key";
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

/** Form fields that are not part of the request: a honeypot for bots, and the public key, which the script sends as a header. */
export const formOnlyFields = {
  honeypot: "website",
  key: "apikey",
} as const;

/** The JSON body of every response of the function. */
export type AppointmentResponse =
  | { ok: true; id: string }
  | { ok: false; error: string; fields?: Partial<Record<string, string>> };

/** Returns undefined for a body that the function did not write: a proxy or a sign-in page may answer with any status. */
export function readResponse(body: unknown): AppointmentResponse | undefined {
  const { ok, id, error } = Object(body);
  const isOwn = ok === true ? typeof id === "string" : ok === false && typeof error === "string";
  return isOwn ? (body as AppointmentResponse) : undefined;
}

/** Where the form posts a request. */
export type FunctionsService = {
  /** The origin of the functions service. Empty for this site's own server. */
  url: string;
  /** The public anonymous key. */
  key: string;
};
