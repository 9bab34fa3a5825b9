/** Has no width, and lets no line end after the dash before it. */
export const WORD_JOINER = "\u2060";

/** Units in which the specification states what a treatment takes and gives. */
type Unit = "minute" | "hour" | "day" | "week" | "month" | "session" | "treatment";

/**
 * A number of the specification, formatted where it is printed:
 * `quantity(15, 30, "minute")` is "15–30 minutes", `quantity(1, "week")` is "1 week".
 * Each stands in one constant of its treatment's file; the prose interpolates it.
 */
export function quantity(from: number, ...rest: [Unit] | [number, Unit]): string {
  const [to, unit] = rest.length === 1 ? [from, rest[0]] : rest;
  return `${range(from, to)} ${to === 1 ? unit : `${unit}s`}`;
}

/** "4–6", for a number whose unit stands elsewhere in the sentence. No line ends within it. */
export function range(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${WORD_JOINER}${to}`;
}
