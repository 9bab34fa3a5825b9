import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { interpolate } from "../../contract/interpolate.ts";
import { words } from "../words/words.ts";
import { checkAcrossFiles } from "./checking/check-across-files.ts";
import { checkFile } from "./checking/check-file.ts";
import { checkMedia } from "./checking/check-media.ts";
import { type Content, type Files, files, schemaOf, schemas } from "./content-schema.ts";
import { ContentError, type Mistake, sortMistakes } from "./mistakes.ts";
import { withPath } from "./reading/page-paths.ts";
import { clinicFacts, sharedVariables, variablePlace } from "./reading/variables.ts";
import type { Concern } from "./schema/concern.ts";
import type { Treatment } from "./schema/treatment.ts";
import {
  type DataByName,
  inFolder,
  type RawFile,
  Source,
  type SourceWithSchema,
} from "./source.ts";
import { mapTexts } from "./texts.ts";

/** The files as they were last read. In development a save changes only one, so the others are not parsed again. */
const cache = new Map<string, { text: string; source: Source }>();

/** The content, and the files from which it was read. */
export type Read = { content: Content; sources: readonly SourceWithSchema[] };

/** Reads and checks all content. @throws ContentError with every mistake in it */
export function readContent(folder: string): Content {
  return read(folder).content;
}

/**
 * Reads and checks all content, and also returns its files.
 * @param folder contains `business.yaml`, `pages/`, `treatments/` and `concerns/`
 * @throws ContentError with every mistake in the content
 */
export function read(folder: string): Read {
  const { sources, unread, mistakes } = readSources(folder);
  const written = sources.map(({ name, source: { data } }) => ({ name, data }));
  const shared = sharedVariables(written);
  const checked = sources.map(({ name, source, schema }): [string, RawFile] => {
    const mayExist = (variable: string) =>
      unread.includes(variablePlace(variable, { name, data: source.data }).file);
    const report = source.reportTo(mistakes);
    return [name, checkFile(source.data, { schema, shared, mayExist }, report)];
  });
  const business = new Map(checked).get("business") ?? {};
  const data = new Map(checked.map(([name, file]) => [name, withPath(name, file, business)]));
  mistakes.push(...checkAcrossFiles({ data, sources, unread }));
  mistakes.push(...checkMedia(data, sources, folder));
  if (mistakes.length > 0) throw new ContentError(sortMistakes(mistakes), folder);
  return { content: assemble(data), sources };
}

/** Combines the parsed files into one object with the structure of the folder. */
function assemble(parsed: DataByName): Content {
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

type Ordered = { order: number; name: string };

function sorted(files: readonly [name: string, data: unknown][]): unknown[] {
  return files
    .map(([, data]) => data as Ordered)
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name));
}

/** Reads the files without checking their data. Files that are missing or not YAML are among the mistakes. */
export function readSources(folder: string): {
  sources: readonly SourceWithSchema[];
  /** The names of the files that cannot be read. */
  unread: readonly string[];
  mistakes: Mistake[];
} {
  const names = [...schemas.keys()].flatMap((name) => {
    const [kind = name, others] = name.split("/*");
    return others === undefined ? name : filesIn(folder, kind);
  });
  const read = [...new Set(names)].map((name) => {
    const file = `${name}.yaml`;
    const place = { file, line: 1, path: [] };
    const source = readSource(folder, file);
    const missing: Mistake | undefined = source
      ? undefined
      : { code: "file-missing", values: {}, place };
    return { name, source, schema: schemaOf(name), mistake: source?.problem ?? missing };
  });
  return {
    sources: read.flatMap(({ name, source, schema, mistake }) =>
      source && schema && !mistake ? [{ name, source, schema }] : [],
    ),
    unread: read.flatMap(({ name, mistake }) => (mistake ? name : [])),
    mistakes: read.flatMap(({ mistake }) => mistake ?? []),
  };
}

/** The names of the YAML files in a folder of the content, such as "treatments/peel". Empty if the folder does not exist. */
function filesIn(folder: string, kind: string): string[] {
  if (!existsSync(join(folder, kind))) return [];
  return readdirSync(join(folder, kind))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => `${kind}/${file.slice(0, -".yaml".length)}`)
    .toSorted();
}

/** Undefined if the file does not exist. @param file its path below the content folder */
function readSource(folder: string, file: string): Source | undefined {
  const place = join(folder, file);
  const text = readText(place);
  if (text === undefined) return undefined;
  const cached = cache.get(place);
  if (cached?.text === text) return cached.source;
  const source = new Source(file, text);
  cache.set(place, { text, source });
  return source;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
