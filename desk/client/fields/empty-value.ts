import type { FileSchema } from "../../file-schema.ts";

/** The value of a new entry. */
export function emptyValue({
  default: start,
  type,
  properties,
  required = [],
  items,
  minItems = 0,
}: FileSchema): unknown {
  if (start !== undefined) return start;
  if (properties) {
    const needed = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(needed.map(([name, schema]) => [name, emptyValue(schema)]));
  }
  if (type === "array") return Array.from({ length: minItems }, () => emptyValue(items ?? {}));
  return type === "boolean" ? false : "";
}
