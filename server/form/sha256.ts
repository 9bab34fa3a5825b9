import { hash } from "node:crypto";

/** In hex. Not Web Crypto, for the reason that `encryption.ts` gives. */
export function sha256(text: string): string {
  return hash("sha256", text);
}
