import { z } from "zod";
import { schemaOf } from "../../site/content/content-schema.ts";
import { valueAt, withValueAt } from "../../site/content/reading/field-place.ts";
import { createInterpolator } from "../../site/content/reading/variables.ts";
import { schemaAt } from "../../site/content/schema/field-meta.ts";
import type { RawFile } from "../../site/content/source.ts";
import { newMistakes } from "../check.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { draftOf } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { type Clash, mergeFields } from "../merge-fields.ts";
import { linesOf, problemOf } from "../mistake-messages.ts";
import { normalize, withEdit } from "../normalize.ts";
import { describeChanges } from "../publish/describe-changes.ts";
import { Refusal } from "../refusal.ts";
import type { Checked, Edit } from "../saving.ts";
import { fileOfWords, storedWords, type Write, wordsOf, writeFiles } from "../stored-files.ts";

/**
 * Writes a field into its file, and keeps other changes to that file.
 * @param pictures files to write with it
 * @throws Refusal with every new mistake, or if somebody else changed the same field
 */
export function save(edit: Edit, folder: string, pictures: readonly Write[] = []): Edit {
  const { file, path, before } = edit;
  const field = schemaOf(file) && schemaAt(schemaOf(file) as z.ZodType, path);
  const data = wordsOf(file, folder);
  if (!(field instanceof z.ZodType)) throw new Refusal("There is no such field.");
  const now = valueAt(data, path);
  const schema = fileSchemaOf(file);
  const part = schemaAtPath(schema, path);
  // A form sends hours as the page shows them. Compared as they are written, an untouched one is no change.
  const written = (data: unknown) => normalize(data, part);
  const { value: kept, clashes } = mergeFields({
    before: written(before),
    now: written(now),
    after: written(edit.after),
  });
  const checked = { now: now ?? null, after: kept ?? null };
  if (clashes.length > 0) throw changedMeanwhile(edit, folder, { checked, clashes });
  const edited = withEdit(data, { path, after: kept }, schema);
  const writes = [...pictures, fileOfWords(file, withoutUnused(edited))];
  const mistakes = newMistakes(writes, folder);
  if (mistakes.length > 0) {
    const others = storedWords(folder).filter(({ name }) => name !== file);
    const draft = draftOf([...others, { name: file, data: edited }]);
    const problems = mistakes.map((mistake) => problemOf(mistake, draft));
    throw new Refusal(linesOf(mistakes, draft), 422, { problems, checked });
  }
  writeFiles(writes, folder);
  return { ...edit, before: now ?? null, after: valueAt(edited, path) };
}

type Meanwhile = { checked: Checked; clashes: readonly Clash[] };

function changedMeanwhile({ file, path }: Edit, folder: string, { checked, clashes }: Meanwhile) {
  const changes = clashes.map(({ path: within, theirs, mine }) => ({
    file: `${file}.yaml`,
    path: [...path, ...within],
    before: theirs,
    after: mine,
  }));
  const said = describeChanges(changes, storedWords(folder)).map(
    ({ place, said }) => `${place}: ${said}.`,
  );
  const message = `This was changed elsewhere since you opened it. Theirs → yours: ${said.join(" ")} Save again to replace it by yours.`;
  return new Refusal(message, 409, { checked });
}

/** Removes the variables that no text uses any more. */
function withoutUnused(data: RawFile): RawFile {
  const interpolator = createInterpolator({ own: data.variables });
  interpolator.interpolate(data);
  const unused = interpolator.unused();
  return unused.reduce((left, name) => withValueAt(left, ["variables", name], undefined), data);
}
