import { schemaOf } from "../site/content/content-schema.ts";
import type { Mistake, Path } from "../site/content/mistakes.ts";
import { fieldPath, isGroup } from "../site/content/reading/field-place.ts";
import { choicesOf } from "./choices-of.ts";
import { fileSchemaOf, labelOf } from "./desk-files.ts";
import type { Draft } from "./draft.ts";
import { type FileSchema, partSchema } from "./file-schema.ts";

/** The content checks' messages, and what an owner can do about them. `$1` is the pattern's first group. */
const sentences: readonly [RegExp, string][] = [
  [/^says “(.*)”, expected (.*): (.*)$/s, "“$1” may not be used here: $3. Write instead: $2."],
  [
    /^quotes “(.*)”, expected another quote: (.*)$/s,
    "A quote with “$1” cannot be published: $2. A client’s words may not be rewritten. Leave this quote out, or choose another.",
  ],
  [/^has a straight quotation mark.*, expected (.*)$/s, "Write $1 instead of straight quotes."],
  [
    /^has an invisible character.*$/s,
    "There is an invisible character. Delete this text and type it again.",
  ],
  [/^uses \{(.*)\},.*$/s, "There is no shared value called {$1}. Remove it with its braces."],
  [/^has an unmatched brace.*$/s, "A brace is missing. A shared value needs both, such as {city}."],
  [/^(\d+) characters, at most (\d+)$/, "This has $1 letters. At most $2 fit here."],
  [/^0 characters, at least \d+$/, "Please write something here."],
  [/^(\d+) characters, at least (\d+)$/, "This has $1 letters. It needs at least $2."],
  [/^(\d+) entr\w+, at most (\d+)$/, "There are $1 of them. At most $2 fit here."],
  [/^(\d+) entr\w+, at least (\d+)$/, "There are $1 of them. At least $2 are needed."],
  [/^(\d+) entr\w+, expected (\d+) while.*$/s, "There are $1 of them. The website shows $2."],
  [/^“(.*?)” is not a field here.*$/s, "There is no field “$1” here."],
  [/^is missing.*$/s, "Please fill this in."],
  [/^is [\d.-]+, at (most|least) ([\d.-]+)$/, "The number has to be at $1 $2."],
  [/^there is no photo “(.*?)”.*$/s, "There is no picture called “$1”. Choose another."],
  [/^there is no file .*$/s, "Its file is missing. Show this to whoever looks after the website."],
  [/^the file is missing$/, "The file is missing. Show this to whoever looks after the website."],
  [/^there is no (\w+) “(.*?)”.*$/s, "There is no $1 called “$2” any more. Choose another."],
  [
    /^“(.*)” is already used in (.*?)(?::\d+)?$/s,
    "“$1” is already used in $2. Each has to be different.",
  ],
  [
    /^“.*” already has a sentence here$/s,
    "This treatment already has a sentence here. Choose another.",
  ],
  [
    /^(.*) does not name “.*” among its concerns$/s,
    "$1 does not name this concern. Add it there first.",
  ],
  [/^(.*) names no physician$/s, "$1 names no physician. Add one there first."],
  [/^is on, but there is no rating$/, "This is on, but there is no rating to show."],
  [
    /^is (?:.*?), expected other days than (.*)$/s,
    "This overlaps $1: remove that entry, or choose other days.",
  ],
  [/^is (?:.*?), expected a day that exists.*$/s, "Choose a day."],
  [
    /^is .*, expected \+1 and ten digits.*$/s,
    "A number here has ten digits, such as (416) 555-0100.",
  ],
  [/^is empty, expected the (?:name|key) of .*$/s, "Choose one."],
  [/^is (?:.*?), expected (.*)$/s, "Write $1."],
];

/** A message of the content checks as a sentence. */
export function sentenceOf(message: string): string {
  const named = message.replace(/[\w/-]+\.yaml/g, (file) => placeInWords(file, []));
  const found = sentences.find(([form]) => form.test(named));
  return found ? named.replace(...found) : named;
}

/** One line for each mistake. @param draft the content in which they are */
export function mistakesInWords(mistakes: readonly Mistake[], draft: Draft): string {
  return mistakes
    .map(({ file, field, message }) =>
      lineOf(file, fieldPath(field), { message: sentenceOf(message), draft }),
    )
    .join("\n");
}

/** "Reviews: Name, “Ann R.”. Please fill this in." @param file below the content folder */
export function lineOf(
  file: string,
  path: Path,
  { message, draft }: { message: string; draft: Draft },
): string {
  return `${placeInWords(file, path, draft)}. ${message}`;
}

/**
 * Where a field is: the file's name, the field's label, and the entry or the group to which it belongs.
 * "Reviews: Name, “Ann R.”", "About: Heading, Top of the page"
 */
export function placeInWords(file: string, path: Path, draft?: Draft): string {
  const name = file.replace(/\.yaml$/, "");
  if (!schemaOf(name)) return labelOf(name);
  const [{ label: whole } = { label: "" }, ...steps] = stepsTo(name, path, draft);
  const field = steps.pop()?.label;
  if (!field || field === whole) return whole;
  const entry = steps.findLast(({ path }) => typeof path.at(-1) === "number");
  // Of three groups the second is the most telling: "Opening hours" in "Hours", with its "Days".
  const holder = (entry ?? steps[Math.min(steps.length - 1, 1)])?.label;
  return `${whole}: ${holder ? `${field}, ${holder}` : field}`;
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
      steps.push({ label: schema.title ?? part, path: here });
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
    if (part.isWords) return draft.filledIn(text, file).replaceAll("*", "");
    return choicesOf(part, draft)?.find(([value]) => value === text)?.[1];
  });
  const name = names.find(Boolean);
  return name && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
