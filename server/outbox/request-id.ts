/** Formats the first 32 hex digits of a hash as a UUID, because pg-boss accepts only UUIDs as ids. */
export function requestIdOf(hex: string): string {
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
