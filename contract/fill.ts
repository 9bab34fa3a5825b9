/** Puts values in the place of `{names}`, all in one pass: a `{name}` within a value stays what it is. A name without a value stays, too. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
