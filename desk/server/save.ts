import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { adviseOnWords } from "../../content-model/check-words.ts";
import { schemaOf } from "../../content-model/content-schema.ts";
import { fieldPath, valueAt, withValueAt } from "../../content-model/field-place.ts";
import type { Mistake, Path } from "../../content-model/mistakes.ts";
import { schemaAt } from "../../content-model/schema/field-meta.ts";
import { formatYaml, type RawFile } from "../../content-model/source.ts";
import { createInterpolator } from "../../content-model/variables.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { type FileSchema, isGroup, partSchema, schemaAtPath } from "../file-schema.ts";
import { forgive } from "../forgive.ts";
import { placeInWords, sentenceOf } from "../owners-words.ts";
import { newMistakes } from "./check.ts";
import { type Problem, Refusal } from "./refusal.ts";
import { type Write, wordsOf, writeFiles } from "./stored-files.ts";

/** A field as its editor met it, and as it is to be. An empty path is the whole file. */
export type Edit = { file: string; path: Path; before: unknown; after: unknown };

/** @property advice what the house's style would say otherwise; it is saved all the same */
export type Saved = { saved: Edit[]; advice: Problem[] };

/**
 * Puts fields into their files, all or none, on top of whatever else has changed there.
 * @param pictures files that come with them
 * @throws Refusal with every mistake they would bring in, or where somebody else has changed the same field
 */
export function save(
  edits: readonly Edit[],
  folder: string,
  pictures: readonly Write[] = [],
): Saved {
  const files = new Map<string, RawFile>();
  const saved = edits.map((edit) => {
    const { file, path, before } = edit;
    const field = schemaOf(file) && schemaAt(schemaOf(file) as z.ZodType, path);
    const data = files.get(file) ?? wordsOf(file, folder);
    if (!(field instanceof z.ZodType)) throw new Refusal("There is no such field.");
    const now = valueAt(data, path);
    if (!isDeepStrictEqual(now ?? null, before ?? null)) throw changedMeanwhile(edit, now);
    const schema = fileSchemaOf(file);
    const after = withoutEmpty(
      forgive(edit.after, schemaAtPath(schema, path)),
      schemaAtPath(schema, path),
    );
    files.set(file, inOrder(withValueAt(data, path, after), schema, data) as RawFile);
    return { ...edit, after };
  });
  const words = [...files].map(([name, data]) => ({
    file: `${name}.yaml`,
    bytes: Buffer.from(formatYaml(withoutUnused(data))),
  }));
  const writes = [...pictures, ...words];
  const problems = newMistakes(writes, folder).map(problemOf);
  if (problems[0]) throw refused(problems);
  writeFiles(writes, folder);
  return { saved, advice: saved.flatMap(adviceOn) };
}

/** What stands in a refused save, and where. */
export function refused(problems: readonly Problem[]): Refusal {
  const lines = problems.map(
    ({ file, path, message }) => `${placeInWords(`${file}.yaml`, path)}: ${message}`,
  );
  return new Refusal(lines.join("\n"), { problems });
}

export function problemOf({ file, field, message }: Mistake): Problem {
  return {
    file: file.replace(/\.yaml$/, ""),
    path: fieldPath(field),
    message: sentenceOf(message),
  };
}

function changedMeanwhile({ file, path }: Edit, now: unknown): Refusal {
  const place = placeInWords(`${file}.yaml`, path);
  return new Refusal(`Somebody else has changed “${place}” meanwhile. Your words are still here.`, {
    status: 409,
    now: now ?? null,
  });
}

function adviceOn({ file, path, after }: Edit): Problem[] {
  const schema = schemaOf(file);
  const advice: Problem[] = [];
  if (schema) {
    const whole = path.reduceRight<unknown>((part, key) => ({ [key]: part }), after);
    adviseOnWords(whole, schema, (at, message) =>
      advice.push({
        file,
        path: at.map((part) => (/^\d+$/.test(String(part)) ? Number(part) : part)),
        message,
      }),
    );
  }
  return advice;
}

/** A number whose last text has let it go. */
function withoutUnused(data: RawFile): RawFile {
  const interpolator = createInterpolator({ own: data.variables });
  interpolator.interpolate(data);
  const unused = interpolator.unused();
  return unused.reduce((left, name) => withValueAt(left, ["variables", name], undefined), data);
}

/** Fields that may be left out and hold nothing are left out. */
function withoutEmpty(data: unknown, schema: FileSchema): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutEmpty(item, schema.items ?? {}));
  if (!isGroup(data)) return data;
  const { required = [], properties = {} } = schema;
  const kept = Object.entries(data)
    .map(([name, part]) => [name, withoutEmpty(part, partSchema(schema, name))] as const)
    .filter(([name, part]) => !isEmpty(part) || required.includes(name) || !(name in properties));
  return Object.fromEntries(kept);
}

function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (isGroup(data)) return Object.values(data).every(isEmpty);
  return data === "" || data === null || data === undefined;
}

/** Fields in the order they had before; a new one stands where its schema has it. */
function inOrder(data: unknown, schema: FileSchema, before: unknown): unknown {
  if (Array.isArray(data)) {
    const known = Array.isArray(before) ? before : [];
    // Entries of one list have one order; an entry more or less shifts the others.
    return data.map((item, index) => inOrder(item, schema.items ?? {}, known[index] ?? known[0]));
  }
  if (!isGroup(data)) return data;
  const inSchema = Object.keys(schema.properties ?? data).filter((name) => name in data);
  const names = Object.keys(isGroup(before) ? before : {}).filter((name) => name in data);
  for (const [index, name] of inSchema.entries()) {
    if (names.includes(name)) continue;
    const follows = names.indexOf(inSchema[index - 1] ?? "");
    names.splice(follows + 1, 0, name);
  }
  for (const name of Object.keys(data)) if (!names.includes(name)) names.push(name);
  return Object.fromEntries(
    names.map((name) => [
      name,
      inOrder(data[name], partSchema(schema, name), isGroup(before) ? before[name] : undefined),
    ]),
  );
}
