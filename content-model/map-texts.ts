import type { Path } from "./mistakes.ts";

/** The same data with each of its texts changed. */
export function mapTexts<Data>(
  data: Data,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Data {
  if (typeof data === "string") return change(data, path) as Data;
  if (Array.isArray(data)) {
    return data.map((part, index) => mapTexts(part, change, [...path, index])) as Data;
  }
  if (typeof data !== "object" || data === null) return data;
  const parts = Object.entries(data);
  return Object.fromEntries(
    parts.map(([key, part]) => [key, mapTexts(part, change, [...path, key])]),
  ) as Data;
}
