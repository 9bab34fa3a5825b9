import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { adviseOnWords } from "../../site/content/check-words.ts";
import { schemaOf } from "../../site/content/content-schema.ts";
import { fieldPath, valueAt, withValueAt } from "../../site/content/field-place.ts";
import type { Mistake } from "../../site/content/mistakes.ts";
import { schemaAt } from "../../site/content/schema/field-meta.ts";
import type { RawFile } from "../../site/content/source.ts";
import { createInterpolator } from "../../site/content/variables.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { withEdit } from "../forgive.ts";
import { placeInWords, sentenceOf } from "../owners-words.ts";
import { restoreKeyOrder } from "../restore-key-order.ts";
import type { Edit, Problem, Saved } from "../saving.ts";
import { newMistakes } from "./check.ts";
import { Refusal } from "./refusal.ts";
import { fileOfWords, type Write, wordsOf, writeFiles } from "./stored-files.ts";

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
  const locale = String(wordsOf("business", folder).locale);
  const saved = edits.map((edit) => {
    const { file, path, before } = edit;
    const field = schemaOf(file) && schemaAt(schemaOf(file) as z.ZodType, path);
    const data = files.get(file) ?? wordsOf(file, folder);
    if (!(field instanceof z.ZodType)) throw new Refusal("There is no such field.");
    const now = valueAt(data, path);
    const isNow = (value: unknown) => isDeepStrictEqual(now ?? null, value ?? null);
    if (!isNow(before) && !isNow(edit.after)) throw changedMeanwhile(edit, now);
    const edited = withEdit(data, edit, { schema: fileSchemaOf(file), locale });
    const changed = restoreKeyOrder(edited, data) as RawFile;
    files.set(file, changed);
    return { ...edit, after: valueAt(changed, path) };
  });
  const words = [...files].map(([name, data]) => fileOfWords(name, withoutUnused(data)));
  const writes = [...pictures, ...words];
  const problems = newMistakes(writes, folder).map(problemOf);
  if (problems[0]) throw refused(problems);
  writeFiles(writes, folder);
  return { saved, advice: saved.flatMap((edit) => adviceOn(edit, locale)) };
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
    now: { path, after: now ?? null },
  });
}

function adviceOn({ file, path, after }: Edit, locale: string): Problem[] {
  const schema = schemaOf(file);
  const advice: Problem[] = [];
  if (schema) {
    const data = path.reduceRight<unknown>((part, key) => ({ [key]: part }), after);
    adviseOnWords({ data, schema, locale }, (at, message) =>
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
export function withoutUnused(data: RawFile): RawFile {
  const interpolator = createInterpolator({ own: data.variables });
  interpolator.interpolate(data);
  const unused = interpolator.unused();
  return unused.reduce((left, name) => withValueAt(left, ["variables", name], undefined), data);
}
