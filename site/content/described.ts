/** Words for a value that a mistake quotes. */

export function sizeOf(found: unknown): string {
  if (typeof found === "string") return `${found.length} characters`;
  return Array.isArray(found) ? entries(found.length) : `is ${found}`;
}

export function entries(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}

const MAX_QUOTE_LENGTH = 60;

export function described(value: unknown): string {
  if (value === null || value === undefined || value === "") return "is empty";
  if (Array.isArray(value)) return "is a list";
  if (typeof value === "object") return "is a group of fields";
  const text = String(value);
  const shown = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
  return typeof value === "string" ? `is “${shown}”` : `is the ${typeof value} ${shown}`;
}

/** YAML does not read 42, true and "Note: this" as text. */
export function remedy(value: unknown): string {
  if (value === null || Array.isArray(value)) return "";
  return typeof value === "object" ? ": put words with a colon in quotes" : ": put it in quotes";
}
