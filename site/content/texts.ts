import type { Path } from "./mistakes.ts";

/** A text and its path in the data. */
export type PlacedText = { text: string; path: Path };

/** Returns a copy of the data in which `change` has replaced each text. */
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

/** All texts of the data, in document order. */
export function textsIn(data: unknown, path: Path = []): PlacedText[] {
  if (typeof data === "string") return [{ text: data, path }];
  if (typeof data !== "object" || data === null) return [];
  const parts = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return parts.flatMap(([key, part]) => textsIn(part, [...path, key]));
}
