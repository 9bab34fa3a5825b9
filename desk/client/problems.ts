import { checkData } from "../../site/content/check-data.ts";
import { schemaOf } from "../../site/content/content-schema.ts";
import { type FieldPlace, valueAt } from "../../site/content/field-place.ts";
import { fileSchemaOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { phoneProblem, withEdit } from "../forgive.ts";
import { sentenceOf } from "../owners-words.ts";
import type { Problem } from "../saving.ts";

/** What the file by itself would refuse of a field's value; the server knows the rest. */
export function problemsIn({ file, path }: FieldPlace, value: unknown, draft: Draft): Problem[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const { locale, shared } = draft;
  const data = withEdit(
    draft.file(file),
    { path, after: value },
    {
      schema: fileSchemaOf(file),
      locale,
    },
  );
  // What the form forgives has no form to be told.
  const said = (at: Problem["path"], message: string) =>
    schemaAtPath(fileSchemaOf(file), at).widget === "phone"
      ? phoneProblem(String(valueAt(data, at) ?? ""), locale)
      : sentenceOf(message);
  const problems: Problem[] = [];
  checkData(data, { schema, locale, shared, isWhole: true }, (at, message) => {
    const isUnused = at[0] === "variables" && message.startsWith("no text");
    if (!isUnused && isWithin(at, path))
      problems.push({ file, path: at, message: said(at, message) });
  });
  return problems;
}

export function isWithin(at: Problem["path"], path: FieldPlace["path"]): boolean {
  return path.every((part, index) => String(at[index]) === String(part));
}
