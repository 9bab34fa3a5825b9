import { interpolate } from "../contract/interpolate.ts";
import { type FieldPlace, valueAt } from "../site/content/reading/field-place.ts";
import { sharedVariables, variablePlace } from "../site/content/reading/variables.ts";
import type { RawFile } from "../site/content/source.ts";

/** A YAML file. Its name is its path in the content folder, without the ending. */
export type WrittenFile = { name: string; data: RawFile };

export type Picture = { name: string; alt: string };

/** The saved content of the website. */
export type Draft = ReturnType<typeof draftOf>;

export function draftOf(files: readonly WrittenFile[]) {
  const byName = new Map(files.map(({ name, data }) => [name, data]));
  const file = (name: string): RawFile => byName.get(name) ?? {};
  const shared = sharedVariables(files);
  /** The value of a variable in a text, and the place where it is defined. */
  const variable = (name: string, inFile: string) => {
    const place = variablePlace(name, { name: inFile, data: file(inFile) });
    const own = valueAt(file(place.file), place.path);
    return { value: shared(name) ?? String(own ?? ""), place };
  };
  return {
    names: [...byName.keys()],
    pictures: (file("photos").items ?? []) as Picture[],
    file,
    variable,
    valueAt: ({ file: name, path }: FieldPlace) => valueAt(file(name), path),
    /** A text with its variables filled in. */
    filledIn: (text: string, name: string) =>
      interpolate(text, (one) => variable(one, name).value || undefined),
  };
}
