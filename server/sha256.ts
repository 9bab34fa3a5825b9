import { createHash } from "node:crypto";

/** In hex. Web Crypto would send every text to a thread and back, which costs fifty times the work. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
