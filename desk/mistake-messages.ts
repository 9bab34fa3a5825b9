import {
  type Mistake,
  type Sentences,
  sentenceOf,
  sentencesForDevelopers,
} from "../site/content/mistakes.ts";
import { fileSchemaOf, labelOf } from "./desk-files.ts";
import type { Draft } from "./draft.ts";
import { type FileSchema, schemaAtPath } from "./file-schema.ts";
import { lineOf, nameOf } from "./owners-words.ts";
import type { Problem } from "./saving.ts";
import { words } from "./words/words.ts";

const SHOW_THIS = "Show this to whoever looks after the website.";

type Place = { field: FileSchema; draft: Draft };

/** What an owner can do about a mistake. Any other is for a developer. */
const sentences: Partial<Sentences<[Place]>> = {
  missing: () => "Please fill this in.",
  "wrong-type": ({ expected }) => `Write ${expected}.`,
  unexpected: ({ found, expected }, { field }) => {
    if (field.refersTo && found === "") return "Choose one.";
    const [query] = (field.isFormerAddress && /\?.*/.exec(String(found))) || [];
    if (query)
      return `Leave out “${query}”: an old address leads to one page, whatever follows its question mark.`;
    if (field.widget === "date") return `Choose ${expected.split(",")[0]}.`;
    return field.widget === "phone"
      ? "A number here has ten digits, such as (416) 555-0100."
      : `Write ${expected}.`;
  },
  "too-small": ({ found, limit }) => {
    if (typeof found === "string") return words.tooShort(found.length, limit);
    return numberOf(found, `at least ${limit}`);
  },
  "too-big": ({ found, limit }) => {
    if (typeof found !== "string") return numberOf(found, `at most ${limit}`);
    return `This has ${found.length} letters. At most ${limit} fit here.`;
  },
  "unknown-variable": ({ name }) =>
    `There is no shared value called {${name}}. Remove it with its braces.`,
  "missing-fact": ({ name }) =>
    `The clinic’s facts have nothing for {${name}}. Write the text without it.`,
  "unused-variable": () => "No text uses this value any more. Remove it.",
  "banned-word": ({ found, instead, why }) =>
    `“${found}” may not be used here: ${why}. Write instead: ${instead}.`,
  "banned-word-in-quote": ({ found, why }) =>
    `A quote with “${found}” cannot be published: ${why}. A client’s words may not be rewritten. Leave this quote out, or choose another.`,
  "straight-quote": () => "Write ’ or “ and ” instead of straight quotes.",
  "invisible-character": () =>
    "There is an invisible character. Delete this text and type it again.",
  "unmatched-brace": () => "A brace is missing. A shared value needs both, such as {city}.",
  "typed-figure": ({ found, variable }) => `Write {${variable}} instead of “${found}”.`,
  "unknown-name": ({ kind, name }) =>
    kind === "photo"
      ? `There is no picture called “${name}”. Choose another.`
      : `There is no ${kind} called “${name}” any more. Choose another.`,
  "not-unique": ({ value, other }, { draft }) =>
    `“${value}” is already used in ${nameOf(nameWithoutEnding(other.file), draft)}. Each has to be different.`,
  "overlapping-days": ({ other }) =>
    `This overlaps ${other}: remove that entry, or choose other days.`,
  "rating-missing": () => "This is on, but there is no rating to show.",
  "too-few-reviews": ({ found, expected }) =>
    `There are ${found} of them. The website shows ${expected}.`,
  "future-date": () => "This day has not come yet. Choose the day of the review.",
  "full-header": ({ limit }) => `The header has room for ${limit} links. Choose “phone”.`,
  "own-address": ({ address }) => `“${address}” is an address of this website already.`,
  "concern-not-named": ({ treatment }, { draft }) =>
    `${nameOf(`treatments/${treatment}`, draft)} does not name this concern. Add it there first.`,
  "second-reason": () => "This treatment already has a sentence here. Choose another.",
  "physician-missing": () => `${labelOf("pages/about")} names no physician. Add one there first.`,
  "too-few-pixels": ({ limit }) =>
    `Its file needs ${limit} pixels on each side. Upload a larger picture.`,
};

function numberOf(found: unknown, limit: string): string {
  const count = Array.isArray(found) ? `There are ${found.length} of them. ` : "";
  return `${count}The number has to be ${limit}.`;
}

/** @param draft the content with the mistake */
export function problemOf({ place: { file, path }, ...fault }: Mistake, draft: Draft): Problem {
  const name = nameWithoutEnding(file);
  const field = schemaAtPath(fileSchemaOf(name), path);
  const message =
    sentenceOf(fault, sentences, { field, draft }) ??
    `${sentenceOf(fault, sentencesForDevelopers)}. ${SHOW_THIS}`;
  return { file: name, path, message };
}

/** One line for each. @param draft the content in which they are */
export function linesOf(mistakes: readonly Mistake[], draft: Draft): string {
  return mistakes.map((mistake) => lineOf(problemOf(mistake, draft), draft)).join("\n");
}

function nameWithoutEnding(file: string): string {
  return file.replace(/\.yaml$/, "");
}
