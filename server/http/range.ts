/** Byte positions, both included. */
export type ByteRange = { start: number; end: number };

/** The one range that is asked of `length` bytes; undefined where the whole is to be sent (RFC 9110 §14.2). */
export function parseRange(
  header: string | undefined,
  length: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? "unsatisfiable" : { start: length - suffix, end: length - 1 };
  }
  const start = Number(first);
  const end = last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= length ? "unsatisfiable" : { start, end };
}
