import { interpolate } from "../../../contract/interpolate.ts";
import type { Path } from "../mistakes.ts";
import { mapTexts } from "../texts.ts";

export type Interpolator = {
  /** The data with the variables of every text filled. */
  interpolate: <Data>(data: Data) => Data;
  /** Names without a value, and where they stand. */
  unknown: readonly { path: Path; name: string }[];
  /** Own variables that no text has used. */
  unused: () => readonly string[];
};

type InterpolatorOptions = {
  /** The file's own variables, unchecked; each may use those before it. */
  own: unknown;
  /** The value of a name that is not the file's own. */
  shared?: (name: string) => string | undefined;
  /** Whether the code fills the name later. */
  isFilledLater?: (path: Path, name: string) => boolean;
};

/** Puts the values of variables in the place of their names in braces. */
export function createInterpolator({
  own,
  shared,
  isFilledLater,
}: InterpolatorOptions): Interpolator {
  const values = new Map<string, string>();
  const used = new Set<string>();
  const unknown: { path: Path; name: string }[] = [];
  const interpolateText = (text: string, path: Path) =>
    interpolate(text, (name) => {
      if (isFilledLater?.(path, name)) return undefined;
      used.add(name);
      const value = values.get(name) ?? shared?.(name);
      if (value === undefined) unknown.push({ path, name });
      return value;
    });
  const ownVariables = typeof own === "object" && own !== null ? Object.entries(own) : [];
  for (const [name, value] of ownVariables)
    values.set(name, interpolateText(String(value), ["variables", name]));
  return {
    interpolate: (data) => mapTexts(data, interpolateText),
    unknown,
    unused: () => ownVariables.map(([name]) => name).filter((name) => !used.has(name)),
  };
}
