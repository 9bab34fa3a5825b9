import type { Path } from "./mistakes.ts";

/** A text, and where in its data it stands. */
type PlacedText = { text: string; path: Path };

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

/** Each text of the data, in its order. */
export function textsIn(data: unknown): PlacedText[] {
  const texts: PlacedText[] = [];
  const path: (string | number)[] = [];
  collect(data);
  return texts;

  function collect(part: unknown): void {
    if (typeof part === "string") texts.push({ text: part, path: [...path] });
    if (typeof part !== "object" || part === null) return;
    for (const [key, inside] of Array.isArray(part) ? part.entries() : Object.entries(part)) {
      path.push(key);
      collect(inside);
      path.pop();
    }
  }
}
