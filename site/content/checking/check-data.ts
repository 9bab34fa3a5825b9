import type { z } from "zod";
import { issueMessage, nearest, type Path } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { createInterpolator } from "../reading/variables.ts";
import { fieldMetaAt, fieldsAt } from "../schema/field-meta.ts";
import type { RawFile } from "../source.ts";
import { checkWords } from "./check-words.ts";

type Options = {
  schema: z.ZodType;
  /** The value of a variable that is not the file's own. */
  shared: (name: string) => string | undefined;
  /** Whether every file could be read: a variable or a name may be defined in one that is missing. */
  isWhole: boolean;
};

/** Checks one file by itself. Its data with every variable filled, or undefined where it does not fit its schema. */
export function checkData(
  data: RawFile,
  { schema, shared, isWhole }: Options,
  report: (path: Path, message: string) => void,
): unknown {
  const interpolator = createInterpolator({
    own: data.variables,
    shared,
    isFilledLater: (path, name) => fieldMetaAt(schema, path).placeholders?.includes(name) ?? false,
  });
  const filled = interpolator.interpolate(data);
  for (const { path, name } of isWhole ? interpolator.unknown : []) {
    const hint = nearest(name, Object.keys(data.variables ?? {}));
    report(path, `uses {${name}}, which is no variable of this file and no fact${hint}`);
  }
  for (const variable of interpolator.unused()) {
    report(["variables", variable], "no text of this file uses it");
  }
  checkWords({ data, schema }, report);
  const result = schema.safeParse(filled);
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path as Path;
    const at = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
    report(at, issueMessage(issue, valueAt(filled, path), fieldsAt(schema, path)));
  }
  return result.data;
}
