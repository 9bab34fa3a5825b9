import { schemaOf } from "../site/content/content-schema.ts";
import type { Path } from "../site/content/mistakes.ts";
import { isGroup } from "../site/content/reading/field-place.ts";
import { choicesOf } from "./choices-of.ts";
import { fileSchemaOf, labelOf } from "./desk-files.ts";
import type { Draft } from "./draft.ts";
import { type FileSchema, partSchema } from "./file-schema.ts";
import type { Problem } from "./saving.ts";

/** "Reviews: Name, “Ann R.”. Please fill this in." */
export function lineOf({ file, path, message }: Problem, draft: Draft): string {
  return `${placeLabel(file, path, draft)}. ${message}`;
}

/**
 * Where a field is: the file's name, the field's label, and the entry or the group to which it belongs.
 * "Reviews: Name, “Ann R.”", "About: Heading, Top of the page".
 * @param file with or without its ending
 */
export function placeLabel(file: string, path: Path, draft?: Draft): string {
  const name = file.replace(/\.yaml$/, "");
  if (!schemaOf(name)) return labelOf(name);
  const [{ label: whole } = { label: "" }, ...steps] = stepsTo(name, path, draft);
  const field = steps.pop()?.label;
  if (!field || field === whole) return whole;
  const entry = steps.findLast(({ path }) => typeof path.at(-1) === "number");
  // Of three groups the second is the most telling: "Opening hours" in "Hours", with its "Days".
  const holder = (entry ?? steps[Math.min(steps.length - 1, 1)])?.label;
  return `${whole}: ${holder && holder !== field ? `${field}, ${holder}` : field}`;
}

/** The owner's name of a file. A treatment has the name that the website shows, if the draft is known. */
export function nameOf(file: string, draft?: Draft): string {
  return String(draft?.file(file).name ?? labelOf(file));
}

type Step = { label: string; path: Path };

/** The file, and each part on the way to a field, with its label. */
export function stepsTo(file: string, path: Path, draft?: Draft): Step[] {
  const steps: Step[] = [{ label: nameOf(file, draft), path: [] }];
  let schema = fileSchemaOf(file);
  for (const [index, part] of path.entries()) {
    const list = steps.at(-1)?.label ?? "";
    schema = partSchema(schema, part);
    const here = path.slice(0, index + 1);
    if (typeof part !== "number") {
      // The names of a page's numbers are for developers.
      const value = draft?.filledIn(String(draft.valueAt({ file, path: here }) ?? ""), file);
      steps.push({ label: schema.title ?? (value ? `“${value}”` : list), path: here });
      continue;
    }
    const name = draft && nameOfEntry(draft.valueAt({ file, path: here }), schema, { draft, file });
    const label = name ? `“${name}”` : `${schema.title ?? list} ${part + 1}`;
    steps.push({ label, path: here });
  }
  return steps;
}

const LONGEST_NAME = 60;

/** What an owner recognizes a list's entry by: its first words, or its choice. */
export function nameOfEntry(
  entry: unknown,
  { properties = {} }: FileSchema,
  { draft, file }: { draft: Draft; file: string },
): string | undefined {
  if (!isGroup(entry)) return undefined;
  const names = Object.entries(properties).map(([name, part]) => {
    const text = String(entry[name] || "");
    if (part.isFormerAddress) return text;
    if (part.isWords) return draft.filledIn(text, file).replaceAll("*", "");
    return choicesOf(part, draft)?.find(([value]) => value === text)?.[1];
  });
  const name = names.find(Boolean);
  return name && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
