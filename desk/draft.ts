import { variablesIn } from "../contract/interpolate.ts";
import { type FieldPlace, valueAt } from "../site/content/reading/field-place.ts";
import {
  createInterpolator,
  sharedVariables,
  variablePlace,
} from "../site/content/reading/variables.ts";
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
  /** A text with its variables filled in. */
  const filledIn = (text: string, inFile: string) =>
    createInterpolator({ own: file(inFile).variables, shared }).interpolate(text);
  /** The value of a variable in a text, the place where it is defined, and the variables in it. */
  const variable = (name: string, inFile: string) => {
    const place = variablePlace(name, { name: inFile, data: file(inFile) });
    const value = filledIn(`{${name}}`, inFile);
    const parts = variablesIn(String(valueAt(file(place.file), place.path)));
    return { value: value === `{${name}}` ? "" : value, place, parts };
  };
  return {
    names: [...byName.keys()],
    pictures: (file("photos").items ?? []) as Picture[],
    file,
    variable,
    valueAt: ({ file: name, path }: FieldPlace) => valueAt(file(name), path),
    filledIn,
  };
}
