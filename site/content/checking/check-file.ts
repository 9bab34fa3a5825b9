import type { z } from "zod";
import { issueMessage, nearest, type Path } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { createInterpolator } from "../reading/variables.ts";
import { fieldMetaAt, fieldsAt } from "../schema/field-meta.ts";
import type { RawFile } from "../source.ts";
import { checkFigures } from "./check-figures.ts";
import { checkText } from "./check-text.ts";

const NUMBERS: readonly string[] = ["int", "number"];

type Options = {
  schema: z.ZodType;
  /** Returns the value of a variable that the file itself does not define. */
  shared: (name: string) => string | undefined;
  /** Whether every file could be read. Otherwise unknown variables are not reported, because an unread file may define them. */
  isComplete: boolean;
};

/**
 * Checks a single file. Returns its parsed data with every variable filled in. Data with invalid values is
 * returned unparsed, so that the checks across files report their mistakes at the same time; data in
 * which a group, a list or a text is missing is not returned.
 */
export function checkFile(
  data: RawFile,
  { schema, shared, isComplete }: Options,
  report: (path: Path, message: string) => void,
): unknown {
  const interpolator = createInterpolator({
    own: data.variables,
    shared,
    isFilledLater: (path, name) => fieldMetaAt(schema, path).placeholders?.includes(name) ?? false,
  });
  const filled = interpolator.interpolate(data);
  for (const { path, name } of isComplete ? interpolator.unknown : []) {
    const hint = nearest(name, Object.keys(data.variables ?? {}));
    report(path, `uses {${name}}, which is no variable of this file and no fact${hint}`);
  }
  for (const variable of interpolator.unused()) {
    report(["variables", variable], "no text of this file uses it");
  }
  checkText({ data, schema }, report);
  checkFigures(data, report);
  const result = schema.safeParse(filled);
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path as Path;
    const at = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
    report(at, issueMessage(issue, valueAt(filled, path), fieldsAt(schema, path)));
  }
  const isShaped = result.error?.issues.every(
    (issue) => issue.code !== "invalid_type" || NUMBERS.includes(issue.expected),
  );
  return isShaped ? filled : result.data;
}
