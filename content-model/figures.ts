import type { Path } from "./mistakes.ts";

/** Has no width, and lets no line end after the dash before it. */
export const WORD_JOINER = "\u2060";

const PLACEHOLDER = /\{([A-Za-z][\w.-]*)\}/g;

export type Filler = {
  /** The data with the placeholders of every text filled. */
  fill: <Data>(data: Data) => Data;
  /** Names that stood for nothing, and where. */
  unknown: readonly { path: Path; figure: string }[];
  /** Own figures that no text has used. */
  unused: () => readonly string[];
};

type FillerParts = {
  /** The file's own figures, unchecked; each may use those before it. */
  own: unknown;
  /** The value of a name that is not the file's own. */
  shared?: (name: string) => string | undefined;
  /** Whether the code fills the name later. */
  isLeft?: (path: Path, name: string) => boolean;
};

/** Puts figures and facts in the place of their names in braces. */
export function createFiller({ own, shared, isLeft }: FillerParts): Filler {
  const values = new Map<string, string>();
  const used = new Set<string>();
  const unknown: { path: Path; figure: string }[] = [];
  const fillText = (text: string, path: Path) =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      if (isLeft?.(path, name)) return whole;
      used.add(name);
      const value = values.get(name) ?? shared?.(name);
      if (value === undefined) unknown.push({ path, figure: name });
      return value ?? whole;
    });
  const fill = <Data>(data: Data, path: Path = []): Data =>
    mapTexts(data, (text, at) => fillText(text, at), path);
  const ownFigures = typeof own === "object" && own !== null ? Object.entries(own) : [];
  for (const [name, value] of ownFigures)
    values.set(name, fillText(String(value), ["figures", name]));
  const unused = () => ownFigures.map(([name]) => name).filter((name) => !used.has(name));
  return { fill: (data) => fill(data), unknown, unused };
}

/** The data with its ranges ("4–6") kept on one line. */
export function withUnbrokenRanges<Data>(data: Data): Data {
  return mapTexts(data, (text) => text.replace(/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`));
}

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
