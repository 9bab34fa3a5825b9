import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { adviseOnWords } from "../../site/content/check-words.ts";
import { schemaOf } from "../../site/content/content-schema.ts";
import { fieldPath, valueAt, withValueAt } from "../../site/content/field-place.ts";
import type { Mistake } from "../../site/content/mistakes.ts";
import { schemaAt } from "../../site/content/schema/field-meta.ts";
import type { RawFile } from "../../site/content/source.ts";
import { createInterpolator } from "../../site/content/variables.ts";
import { inOrderOfDays } from "../by-day.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { isGroup, mapFields } from "../file-schema.ts";
import { withEdit } from "../forgive.ts";
import { placeInWords, sentenceOf } from "../owners-words.ts";
import type { Edit, Problem, Saved } from "../saving.ts";
import { newMistakes } from "./check.ts";
import { Refusal } from "./refusal.ts";
import { fileOfWords, type Write, wordsOf, writeFiles } from "./stored-files.ts";

/**
 * Puts a field into its file, on top of whatever else has changed there.
 * @param pictures files that come with it
 * @throws Refusal with every mistake it would bring in, or where somebody else has changed the same field
 */
export function save(edit: Edit, folder: string, pictures: readonly Write[] = []): Saved {
  const { file, path, before } = edit;
  const locale = String(wordsOf("business", folder).locale);
  const field = schemaOf(file) && schemaAt(schemaOf(file) as z.ZodType, path);
  const data = wordsOf(file, folder);
  if (!(field instanceof z.ZodType)) throw new Refusal("There is no such field.");
  const now = valueAt(data, path);
  const kept = together(now ?? null, before ?? null, edit.after);
  if (kept === CONFLICT) throw changedMeanwhile(edit, now);
  const schema = fileSchemaOf(file);
  const edited = withEdit(data, { path, after: kept }, { schema, locale });
  const changed = mapFields(edited, schema, inOrderOfDays) as RawFile;
  const after = valueAt(changed, path);
  const writes = [...pictures, fileOfWords(file, withoutUnused(changed))];
  const problems = newMistakes(writes, folder).map(problemOf);
  if (problems[0]) throw refused(problems);
  writeFiles(writes, folder);
  return { saved: { ...edit, after }, advice: adviceOn({ file, path, after }, locale) };
}

const CONFLICT = Symbol("Both have changed it.");

/** What was typed, on top of what others have changed beside it. */
function together(now: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(now, before) || isDeepStrictEqual(now, after)) return after;
  if (isDeepStrictEqual(before, after)) return now;
  if (!isGroup(now) || !isGroup(before) || !isGroup(after)) return CONFLICT;
  const names = Object.keys({ ...now, ...after });
  const parts = names.map(
    (name) => [name, together(now[name], before[name], after[name])] as const,
  );
  return parts.some(([, part]) => part === CONFLICT) ? CONFLICT : Object.fromEntries(parts);
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
  const theirs = typeof now === "string" ? `: “${now}”` : "";
  const message = `Somebody else has changed “${place}” meanwhile${theirs}. Save once more, and yours takes its place.`;
  return new Refusal(message, { status: 409, now: now ?? null });
}

function adviceOn({ file, path, after }: Omit<Edit, "before">, locale: string): Problem[] {
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
