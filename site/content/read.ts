import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkAcrossFiles } from "./checking/check-across-files.ts";
import { checkFile } from "./checking/check-file.ts";
import { checkMedia } from "./checking/check-media.ts";
import { type Content, schemaOf, schemas } from "./content-schema.ts";
import { ContentError, type Mistake, sortMistakes } from "./mistakes.ts";
import { assemble } from "./reading/assemble.ts";
import { withPath } from "./reading/page-paths.ts";
import { readSource } from "./reading/read-source.ts";
import { sharedVariables, variablePlace } from "./reading/shared-variables.ts";
import type { RawFile, SourceWithSchema } from "./source.ts";

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
