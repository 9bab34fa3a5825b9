import type { z } from "zod";
import { LOCALE } from "../../../contract/locale.ts";
import { type Fault, nearest, type Path, type Report } from "../mistakes.ts";
import { valueAt } from "../reading/field-place.ts";
import { createInterpolator, factField } from "../reading/variables.ts";
import { fieldMetaAt, fieldsAt } from "../schema/field-meta.ts";
import type { RawFile } from "../source.ts";
import { checkFigures } from "./check-figures.ts";
import { checkText } from "./check-text.ts";

type Options = {
  schema: z.ZodType;
  /** Returns the value of a variable that the file itself does not define. */
  shared: (name: string) => string | undefined;
  /** Whether a file that cannot be read may define the variable. Then it is not reported as unknown. */
  mayExist: (name: string) => boolean;
};

/** Checks a single file. Returns its data with every variable filled in, and parsed if the data fits the schema. */
export function checkFile(
  data: RawFile,
  { schema, shared, mayExist }: Options,
  report: Report,
): RawFile {
  const interpolator = createInterpolator({
    own: data.variables,
    shared,
    isFilledLater: (path, name) => fieldMetaAt(schema, path).placeholders?.includes(name) ?? false,
  });
  const filled = interpolator.interpolate(data);
  for (const { path, name } of interpolator.unknown) {
    if (mayExist(name)) continue;
    const known = Object.keys(data.variables ?? {});
    const field = factField(name);
    if (field) report(path, "missing-fact", { name, field });
    else report(path, "unknown-variable", { name, nearest: nearest(name, known) });
  }
  for (const variable of interpolator.unused())
    report(["variables", variable], "unused-variable", {});
  checkText({ data, schema }, report);
  checkFigures(data, report);
  const result = schema.safeParse(filled);
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys") {
      const known = fieldsAt(schema, path);
      for (const name of issue.keys)
        report([...path, name], "unknown-field", { name, nearest: nearest(name, known) });
    } else {
      const { code, values } = faultOf(issue, valueAt(filled, path));
      report(path, code, values);
    }
  }
  const checked = (result.data ?? filled) as RawFile;
  // Without the defaults of parsed data, a field may seem to be missing.
  if (result.success) checkSampleFields(checked, report);
  return checked;
}

/** The list `sample` may only name fields of the same file. */
function checkSampleFields(file: RawFile, report: Report): void {
  for (const [index, field] of Array.isArray(file.sample) ? file.sample.entries() : []) {
    const isKnown = valueAt(file, String(field).split(".")) !== undefined;
    if (!isKnown) report(["sample", index], "unknown-sample", { name: String(field) });
  }
}

const alternatives = new Intl.ListFormat(LOCALE, { type: "disjunction" });

/** @param found the invalid value */
function faultOf(issue: z.core.$ZodIssue, found: unknown): Fault {
  if (issue.code === "too_small")
    return { code: "too-small", values: { found, limit: Number(issue.minimum) } };
  if (issue.code === "too_big")
    return { code: "too-big", values: { found, limit: Number(issue.maximum) } };
  if (issue.code === "custom" && issue.params) return issue.params as Fault;
  const expected = expectedBy(issue);
  if (found === undefined) return { code: "missing", values: { expected } };
  const code = issue.code === "invalid_type" ? "wrong-type" : "unexpected";
  return { code, values: { found, expected } };
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return typeNames[issue.expected] ?? issue.expected;
  return issue.code === "invalid_value"
    ? alternatives.format(issue.values.map(String))
    : issue.message;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};
