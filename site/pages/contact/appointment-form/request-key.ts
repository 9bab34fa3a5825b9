import type { AppointmentRequest } from "../../../../contract/appointment-request.ts";

/** The words of the request that was sent last, and its idempotency key. */
export type SentWords = { words: string; key: string };

/** Returns the idempotency key of a request: the same for a retry, another once a value has changed. */
export function keyOf(request: AppointmentRequest, last: { current: SentWords }): string {
  const words = wordsOf(request);
  if (last.current.words !== words) last.current = { words, key: newKey() };
  return last.current.key;
}

export function wordsOf(request: AppointmentRequest): string {
  return JSON.stringify(request);
}

/** 128 random bits in hex. `crypto.randomUUID` does not exist on a page that is served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
