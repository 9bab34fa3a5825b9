import { fill } from "../contract/fill.ts";
import { mapTexts } from "./map-texts.ts";
import type { Path } from "./mistakes.ts";

export type Filler = {
  /** The data with the variables of every text filled. */
  fill: <Data>(data: Data) => Data;
  /** Names that stood for nothing, and where. */
  unknown: readonly { path: Path; name: string }[];
  /** Own variables that no text has used. */
  unused: () => readonly string[];
};

type FillerParts = {
  /** The file's own variables, unchecked; each may use those before it. */
  own: unknown;
  /** The value of a name that is not the file's own. */
  shared?: (name: string) => string | undefined;
  /** Whether the code fills the name later. */
  isLeft?: (path: Path, name: string) => boolean;
};

/** Puts the values of variables in the place of their names in braces. */
export function createFiller({ own, shared, isLeft }: FillerParts): Filler {
  const values = new Map<string, string>();
  const used = new Set<string>();
  const unknown: { path: Path; name: string }[] = [];
  const fillText = (text: string, path: Path) =>
    fill(text, (name) => {
      if (isLeft?.(path, name)) return undefined;
      used.add(name);
      const value = values.get(name) ?? shared?.(name);
      if (value === undefined) unknown.push({ path, name });
      return value;
    });
  const ownVariables = typeof own === "object" && own !== null ? Object.entries(own) : [];
  for (const [name, value] of ownVariables)
    values.set(name, fillText(String(value), ["variables", name]));
  return {
    fill: (data) => mapTexts(data, fillText),
    unknown,
    unused: () => ownVariables.map(([name]) => name).filter((name) => !used.has(name)),
  };
}
