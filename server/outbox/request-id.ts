import { createHash } from "node:crypto";

/** A hash of the text in the format of a UUID, because pg-boss accepts only UUIDs as ids. */
export function requestIdOf(text: string): string {
  // Not `hash`, because the edge function runs this code in Deno.
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
