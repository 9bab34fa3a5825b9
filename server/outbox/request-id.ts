/** A UUID of the first 32 digits of a hash in hex: the form in which both stores take an id. */
export function requestIdOf(hex: string): string {
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
