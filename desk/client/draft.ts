import { useCallback, useEffect, useState } from "react";
import { type FieldPlace, valueAt } from "../../content-model/field-place.ts";
import { sharedVariables, variablePlace } from "../../content-model/shared-variables.ts";
import type { RawFile } from "../../content-model/source.ts";
import { ask, type Problem } from "./ask.ts";

type WrittenFile = { name: string; data: RawFile };
export type Edit = FieldPlace & { before: unknown; after: unknown };
export type Saved = { saved: Edit[]; advice: Problem[] };

export type Picture = { name: string; alt: string };

/** All words of the website as they are saved on this computer. */
export type Draft = {
  names: readonly string[];
  pictures: readonly Picture[];
  file: (name: string) => RawFile;
  valueAt: (place: FieldPlace) => unknown;
  /** The value of a variable in a text of the file, and where it is written. */
  variable: (name: string, file: string) => { value: string; place: FieldPlace };
  shared: (name: string) => string | undefined;
};

/** The draft, undefined until it has come; `reload` reads it anew. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>();
  const [failure, setFailure] = useState("");
  const reload = useCallback(async () => {
    try {
      const { files } = await ask<{ files: WrittenFile[] }>("draft");
      setDraft(draftOf(files));
      setFailure("");
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { draft, failure, reload };
}

function draftOf(files: readonly WrittenFile[]): Draft {
  const byName = new Map(files.map(({ name, data }) => [name, data]));
  const file = (name: string) => byName.get(name) ?? {};
  const shared = sharedVariables(files);
  return {
    names: [...byName.keys()],
    pictures: (file("photos").items ?? []) as Picture[],
    file,
    valueAt: ({ file: name, path }) => valueAt(file(name), path),
    shared,
    variable(name, inFile) {
      const place = variablePlace(name, { name: inFile, data: file(inFile) });
      const own = valueAt(file(place.file), place.path);
      return { value: shared(name) ?? String(own ?? ""), place };
    },
  };
}
