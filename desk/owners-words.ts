import type { Mistake, Path } from "../site/content/mistakes.ts";
import { fieldPath } from "../site/content/reading/field-place.ts";
import { deskFileOf, fileSchemaOf, labelOf } from "./desk-files.ts";
import type { Draft } from "./draft.ts";
import { partSchema } from "./file-schema.ts";

const STEP = " › ";

/** What the checks say, by what an owner would have to do; `$1` is what the pattern holds in its first brackets. */
const sentences: readonly [RegExp, string][] = [
  [/^says “(.*)”, expected (.*): (.*)$/s, "“$1” may not stand here: $3. Write instead: $2."],
  [/^has a straight quotation mark.*, expected (.*)$/s, "Write $1 instead of straight ones."],
  [/^uses \{(.*)\},.*$/s, "There is no shared value called {$1}. Take it out, braces and all."],
  [/^has an unmatched brace.*$/s, "A brace is open: a shared value stands between { and }."],
  [/^no text of this file uses it$/, "No text uses this value any more. Take it away."],
  [/^(\d+) characters, at most (\d+)$/, "This is $1 letters long. At most $2 fit here."],
  [/^0 characters, at least \d+$/, "Please write something here."],
  [/^(\d+) characters, at least (\d+)$/, "This is $1 letters long. It needs at least $2."],
  [/^(\d+) entr\w+, at most (\d+)$/, "There are $1 of them. At most $2 fit here."],
  [/^(\d+) entr\w+, at least (\d+)$/, "There are $1 of them. At least $2 are needed."],
  [/^(\d+) entr\w+, expected (\d+) while.*$/s, "There are $1 of them. The site shows $2."],
  [/^“(.*)” is not a field here.*$/s, "There is no field “$1” here."],
  [/^is missing.*$/s, "Please fill this in."],
  [/^is [\d.-]+, at (most|least) ([\d.-]+)$/, "The number is at $1 $2."],
  [/^there is no photo “(.*)”.*$/s, "There is no picture called “$1”. Choose another."],
  [/^there is no (\w+) “(.*?)”.*$/s, "There is no $1 called “$2” any more. Choose another."],
  [/^(“.*”) is already used in (.*)$/s, "$1 is already in $2. Each has to be different."],
  [/^is (?:.*?), expected (.*)$/s, "Write $1."],
];

/** One mistake of the checks as a sentence. */
export function sentenceOf(message: string): string {
  const named = message.replace(/[\w/-]+\.yaml/g, (file) => placeInWords(file, []));
  const found = sentences.find(([form]) => form.test(named));
  return found ? named.replace(...found) : named;
}

/** "Hours, address and facts › Holidays 5 › Date: is …" @param file below the content folder */
export function mistakeInWords({ file, field, message }: Mistake): string {
  return `${placeInWords(file, fieldPath(field))}: ${sentenceOf(message)}`;
}

/** Where a field stands, by the labels an owner sees. */
export function placeInWords(file: string, path: Path, draft?: Draft): string {
  const name = file.replace(/\.yaml$/, "");
  const steps = deskFileOf(file) ? stepsTo(name, path, draft) : [{ label: labelOf(name) }];
  return steps.map(({ label }) => label).join(STEP);
}

/** As the owner calls a file: a treatment by the name it has on the website, as far as the draft is known. */
export function nameOf(file: string, draft?: Draft): string {
  return String(draft?.file(file).name ?? labelOf(file));
}

/** The file and each part on the way to a field, with its label. */
export function stepsTo(name: string, path: Path, draft?: Draft): { label: string; path: Path }[] {
  const steps: { label: string; path: Path }[] = [{ label: nameOf(name, draft), path: [] }];
  let schema = fileSchemaOf(name);
  for (const [index, part] of path.entries()) {
    schema = partSchema(schema, part);
    const label = schema.title ?? (typeof part === "number" ? steps.at(-1)?.label : part) ?? "";
    const here = path.slice(0, index + 1);
    if (typeof part !== "number") steps.push({ label, path: here });
    else steps.push({ label: `${label} ${part + 1}`, path: here });
  }
  return steps;
}
