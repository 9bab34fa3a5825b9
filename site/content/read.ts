import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkAcrossFiles } from "./checking/check-across-files.ts";
import { checkFile } from "./checking/check-file.ts";
import { checkMedia } from "./checking/check-media.ts";
import { type Content, schemaOf, schemas } from "./content-schema.ts";
import { ContentError, type Mistake, type Path, sortMistakes } from "./mistakes.ts";
import { assemble } from "./reading/assemble.ts";
import { readSource } from "./reading/read-source.ts";
import { sharedVariables } from "./reading/shared-variables.ts";
import type { SourceWithSchema } from "./source.ts";

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
  const { sources, mistakes } = readSources(folder);
  const isComplete = mistakes.length === 0;
  const parsed = parse(sources, isComplete, mistakes);
  const content = isComplete && parsed.size === sources.length ? assemble(parsed) : undefined;
  if (content) {
    mistakes.push(...checkAcrossFiles(content, sources), ...checkMedia(content, sources, folder));
  }
  if (!content || mistakes.length > 0) throw new ContentError(sortMistakes(mistakes));
  return { content, sources };
}

/** Reads the files without checking their data. Files that are missing or not YAML are among the mistakes. */
export function readSources(folder: string): {
  sources: readonly SourceWithSchema[];
  mistakes: Mistake[];
} {
  const mistakes: Mistake[] = [];
  const readFile = (name: string): SourceWithSchema[] => {
    const file = join(folder, `${name}.yaml`);
    const schema = schemaOf(name);
    const source = readSource(file);
    if (source?.problem) mistakes.push(source.problem);
    if (!source) mistakes.push({ file, line: 1, field: "", message: "the file is missing" });
    return source && schema && !source.problem ? [{ name, source, schema }] : [];
  };
  const names = [...schemas.keys()].flatMap((name) => {
    const [kind = name, others] = name.split("/*");
    return others === undefined ? name : filesIn(folder, kind);
  });
  return { sources: [...new Set(names)].flatMap(readFile), mistakes };
}

/** The names of the YAML files in a folder of the content, such as "treatments/peel". Empty if the folder does not exist. */
function filesIn(folder: string, kind: string): string[] {
  if (!existsSync(join(folder, kind))) return [];
  return readdirSync(join(folder, kind))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => `${kind}/${file.slice(0, -".yaml".length)}`)
    .toSorted();
}

/** Returns the data of the files that have the structure of their schemas, by name, and appends every mistake to `mistakes`. */
function parse(
  sources: readonly SourceWithSchema[],
  isComplete: boolean,
  mistakes: Mistake[],
): Map<string, unknown> {
  const parsed = new Map<string, unknown>();
  const shared = sharedVariables(sources.map(({ name, source: { data } }) => ({ name, data })));
  for (const { name, source, schema } of sources) {
    const report = (path: Path, message: string) => mistakes.push(source.mistake(path, message));
    const data = checkFile(source.data, { schema, shared, isComplete }, report);
    if (data !== undefined) parsed.set(name, data);
  }
  return parsed;
}
