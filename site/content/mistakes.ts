import { closest, distance } from "fastest-levenshtein";
import { described, entries, remedy, sizeOf } from "./described.ts";

export type Path = readonly (string | number)[];

/** What can be wrong in the content: each code with its values. Whoever shows mistakes has a sentence for each code. */
export type Faults = {
  "file-missing": Nothing;
  /** The file is no YAML, or has no fields. */
  unreadable: { reason: string };
  missing: { expected: string };
  "wrong-type": { found: unknown; expected: string };
  unexpected: { found: unknown; expected: string };
  /** A text, a list or a number. */
  "too-small": { found: unknown; limit: number };
  "too-big": { found: unknown; limit: number };
  "unknown-field": { name: string; nearest: string | undefined };
  "unknown-variable": { name: string; nearest: string | undefined };
  /** A fact that `business.yaml` leaves out, by its field there. */
  "missing-fact": { name: string; field: string };
  "unused-variable": Nothing;
  "banned-word": { found: string; instead: string; why: string };
  "banned-word-in-quote": { found: string; why: string };
  "straight-quote": { found: string };
  "invisible-character": { character: string };
  "unmatched-brace": Nothing;
  /** A figure is typed although the file has a variable for it. */
  "typed-figure": { found: string; variable: string };
  "unknown-name": { kind: string; name: string; nearest: string | undefined; expected: string };
  "not-unique": { value: string; other: Omit<Place, "path"> };
  "unknown-sample": { name: string };
  /** The gallery has no filter that shows every picture. */
  "no-filter-for-all": { value: string };
  "overlapping-days": { found: unknown; other: string };
  "rating-missing": Nothing;
  "too-few-reviews": { found: number; expected: number };
  /** A review of a day that has not come. */
  "future-date": { found: string };
  "full-header": { limit: number };
  "own-address": { address: string };
  /** A concern gives a reason for a treatment that does not name the concern. */
  "concern-not-named": { treatment: string; concern: string };
  "second-reason": { treatment: string };
  "physician-missing": Nothing;
  "no-file": { file: string };
  "no-jpeg": { file: string };
  "wrong-size": { file: string; found: Size; expected: Size };
  "too-few-pixels": { file: string; found: Size; limit: number };
  drawing: { problem: string };
  "no-colour": { token: string };
  /** Tokens of tokens.css, without “--color-”. */
  "low-contrast": { text: string; ground: string; ratio: number; needed: number };
};

type Nothing = Record<never, never>;
type Size = { width: number; height: number };
type Code = keyof Faults;
export type Fault = { [One in Code]: { code: One; values: Faults[One] } }[Code];

/** A place in a content file. */
export type Place = {
  /** Below the content folder: "treatments/hydra-facial.yaml" */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Empty for the whole file. */
  path: Path;
};

export type Mistake = Fault & { place: Place };

/** Reports a mistake at a path of the file that is checked. */
export type Report = <One extends Code>(path: Path, code: One, values: Faults[One]) => void;

/** All mistakes in the content. The message has one line for each. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[], folder: string) {
    super(mistakes.map((mistake) => mistakeLine(mistake, folder)).join("\n"));
    this.mistakes = mistakes;
  }
}

/** Sorts by file, then by line. */
export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted(
    ({ place: one }, { place: other }) =>
      one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** "content/business.yaml:41 holidays[2].date: …" @param folder the content folder */
export function mistakeLine({ place, ...fault }: Mistake, folder: string): string {
  return `${placeLine(place, folder)}: ${sentenceOf(fault, sentencesForDevelopers)}`;
}

/** "content/business.yaml:41 holidays[2].date" */
export function placeLine({ file, line, path }: Place, folder: string): string {
  const field = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
  return `${folder}/${file}:${line}${field && ` ${field.slice(1)}`}`;
}

/** A sentence for each code. */
export type Sentences<Rest extends unknown[] = []> = {
  [One in Code]: (values: Faults[One], ...rest: Rest) => string;
};

/** Undefined if the table has none for the code. */
export function sentenceOf<Rest extends unknown[]>(
  { code, values }: Fault,
  table: Partial<Sentences<Rest>>,
  ...rest: Rest
): string | undefined {
  const sentence = table[code] as ((values: unknown, ...rest: Rest) => string) | undefined;
  return sentence?.(values, ...rest);
}

/** For a person who edits the files. */
export const sentencesForDevelopers: Sentences = {
  "file-missing": () => "the file is missing",
  unreadable: ({ reason }) => reason,
  missing: ({ expected }) => `is missing, expected ${expected}`,
  "wrong-type": ({ found, expected }) =>
    `${described(found)}, expected ${expected}${expected === "text" ? remedy(found) : ""}`,
  unexpected: ({ found, expected }) => `${described(found)}, expected ${expected}`,
  "too-small": ({ found, limit }) => `${sizeOf(found)}, at least ${limit}`,
  "too-big": ({ found, limit }) => `${sizeOf(found)}, at most ${limit}`,
  "unknown-field": ({ name, nearest }) => `“${name}” is not a field here${hint(nearest)}`,
  "unknown-variable": ({ name, nearest }) =>
    `uses {${name}}, which is no variable of this file and no fact${hint(nearest)}`,
  "missing-fact": ({ name, field }) => `uses {${name}}, but business.yaml has no “${field}”`,
  "unused-variable": () => "no text of this file uses it",
  "banned-word": ({ found, instead, why }) => `says “${found}”, expected ${instead}: ${why}`,
  "banned-word-in-quote": ({ found, why }) => `quotes “${found}”, expected another quote: ${why}`,
  "straight-quote": ({ found }) =>
    `has a straight quotation mark (${found}), expected ’ or “ and ”`,
  "invisible-character": ({ character }) => `has an invisible character (${character}): delete it`,
  "unmatched-brace": () => "has an unmatched brace, expected a variable such as {city}",
  "typed-figure": ({ found, variable }) =>
    `says “${found}”, expected {${variable}}: the variables have this figure`,
  "unknown-name": ({ kind, name, nearest, expected }) =>
    `there is no ${kind} “${name}”${hint(nearest) || `, expected ${expected}`}`,
  "not-unique": ({ value, other }) => `“${value}” is already used in ${other.file}:${other.line}`,
  "unknown-sample": ({ name }) => `there is no field “${name}” in this file`,
  "no-filter-for-all": ({ value }) =>
    `no filter has the value “${value}”, which shows every picture: add one`,
  "overlapping-days": ({ found, other }) =>
    `${described(found)}, expected other days than ${other}`,
  "rating-missing": () => "is on, but there is no rating",
  "too-few-reviews": ({ found, expected }) =>
    `${entries(found)}, expected ${expected} while business.yaml shows reviews`,
  "future-date": ({ found }) => `is “${found}”, expected a day that has come`,
  "full-header": ({ limit }) => `is “bar”, but ${limit} links fill the header, expected “phone”`,
  "own-address": ({ address }) => `“${address}” is an address of this site`,
  "concern-not-named": ({ treatment, concern }) =>
    `treatments/${treatment}.yaml does not name “${concern}” among its concerns`,
  "second-reason": ({ treatment }) => `“${treatment}” already has a sentence here`,
  "physician-missing": () => "pages/about.yaml names no physician",
  "no-file": ({ file }) => `there is no file ${file}`,
  "no-jpeg": ({ file }) => `${file} is no JPEG picture`,
  "wrong-size": ({ file, found, expected }) =>
    `${file} is ${found.width} × ${found.height} pixels, expected ${expected.width} × ${expected.height}, or larger in that shape`,
  "too-few-pixels": ({ file, found, limit }) =>
    `${file} is ${found.width} × ${found.height} pixels, at least ${limit} × ${limit}`,
  drawing: ({ problem }) => problem,
  "no-colour": ({ token }) => `has no hex colour --color-${token}`,
  "low-contrast": ({ text, ground, ratio, needed }) =>
    `--color-${text} on --color-${ground} has a contrast of ${ratio}, at least ${needed}`,
};

/** The most similar known name, or undefined if none is similar enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const found = known.length > 0 ? closest(name, [...known]) : "";
  const isNear = distance(name, found) <= Math.max(name.length, found.length) / 2;
  return isNear ? found : undefined;
}

function hint(nearest: string | undefined): string {
  return nearest === undefined ? "" : `; the nearest is “${nearest}”`;
}
