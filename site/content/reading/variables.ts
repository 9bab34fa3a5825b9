import { interpolate } from "../../../contract/interpolate.ts";
import type { Path } from "../mistakes.ts";
import { mapTexts } from "../texts.ts";

type Interpolator = {
  /** Returns a copy of the data with the variables of every text filled in. */
  interpolate: <Data>(data: Data) => Data;
  /** The names without a value so far, and the texts that use them. */
  unknown: readonly { path: Path; name: string }[];
  /** The file's own variables that no text has used so far. */
  unused: () => readonly string[];
};

type InterpolatorOptions = {
  /** The file's own variables, unchecked. Each may use those before it. */
  own: unknown;
  /** Returns the value of a name that the file itself does not define. */
  shared?: (name: string) => string | undefined;
  /** Whether a name is a placeholder that the site fills in later, such as `{count}`. */
  isFilledLater?: (path: Path, name: string) => boolean;
};

/** Replaces the names of variables in braces by their values. */
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
