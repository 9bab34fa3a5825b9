/** In milliseconds since 1970: visitors see it from the one moment until the other. */
export type Period = { from?: number; until?: number };

export function isSeen(
  { from = 0, until = Number.POSITIVE_INFINITY }: Period,
  now: number,
): boolean {
  return from <= now && now < until;
}
