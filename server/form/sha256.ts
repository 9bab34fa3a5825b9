import { createHash } from "node:crypto";

/** In hex. Not Web Crypto, for the reason that `encryption.ts` gives. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
