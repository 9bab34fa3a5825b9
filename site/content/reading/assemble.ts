import { interpolate } from "../../../contract/interpolate.ts";
import { words } from "../../words/words.ts";
import { type Content, type Files, files } from "../content-schema.ts";
import type { Concern } from "../schema/concern.ts";
import type { Treatment } from "../schema/treatment.ts";
import type { RawFile } from "../source.ts";
import { mapTexts } from "../texts.ts";
import { clinicFacts } from "./shared-variables.ts";

/** The data of every readable file by its name, with paths and with variables filled in. Until it is checked, any part may be missing. */
export type DataByName = ReadonlyMap<string, RawFile>;

/** Combines the parsed files into one object with the structure of the folder. */
export function assemble(parsed: DataByName): Content {
  const named = Object.keys(files).map((name) => [name, parsed.get(name)]);
  const top = Object.fromEntries(named) as Files;
  const facts = clinicFacts(top.business);
  return {
    ...top,
    words: mapTexts(words, (text) => interpolate(text, facts)),
    pages: Object.fromEntries(inFolder("pages", parsed)) as Content["pages"],
    treatments: sorted(inFolder("treatments", parsed)) as Treatment[],
    concerns: sorted(inFolder("concerns", parsed)) as Concern[],
  };
}

/** The files in a folder, each with its name there. */
export function inFolder(folder: string, data: DataByName): [name: string, data: RawFile][] {
  return [...data].flatMap(([file, data]) => {
    const [place, name = ""] = file.split("/");
    return place === folder ? [[name, data]] : [];
  });
}

type Ordered = { order: number; name: string };

function sorted(files: readonly [name: string, data: unknown][]): unknown[] {
  return files
    .map(([, data]) => data as Ordered)
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name));
}
