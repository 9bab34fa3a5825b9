import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { LOCALE } from "../../contract/locale.ts";

export type Path = readonly (string | number)[];

/** A mistake at one place in a content file. */
export type Mistake = {
  /** "content/treatments/hydra-facial.yaml" */
  file: string;
  /** Counted from 1. */
  line: number;
  /** "faqs[2].answer", or empty for the whole file. */
  field: string;
  /** What the file contains there, and what is expected. */
  message: string;
};

/** All mistakes in the content. The message has one line for each. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(mistakeLine).join("\n"));
    this.name = "ContentError";
    this.mistakes = mistakes;
  }
}

/** "content/business.yaml:41 holidays[2].date: …" */
export function mistakeLine({ file, line, field, message }: Mistake): string {
  return `${file}:${line}${field && ` ${field}`}: ${message}`;
}

/** ["faqs", 2, "answer"] → "faqs[2].answer" */
export function fieldName(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`,
    )
    .join("");
}

/** Sorts by file, then by line. */
export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

const alternatives = new Intl.ListFormat(LOCALE, { type: "disjunction" });

/**
 * Translates an issue of zod for a person who writes content.
 * @param value the invalid value @param known the field names of its group, for "the nearest is …"
 */
export function issueMessage(
  issue: z.core.$ZodIssue,
  value: unknown,
  known: readonly string[],
): string {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined
        ? `is missing, expected ${typeName(issue.expected)}`
        : `${described(value)}, expected ${typeName(issue.expected)}${issue.expected === "string" ? remedy(value) : ""}`;
    case "too_small":
      return `${size(value, issue.origin)}, at least ${issue.minimum}`;
    case "too_big":
      return `${size(value, issue.origin)}, at most ${issue.maximum}`;
    case "invalid_value":
      return `${described(value)}, expected ${alternatives.format(issue.values.map(String))}`;
    case "unrecognized_keys":
      return issue.keys
        .map((key) => `“${key}” is not a field here${nearest(key, known)}`)
        .join("; ");
    default:
      return value === undefined
        ? `is missing, expected ${issue.message}`
        : `${described(value)}, expected ${issue.message}`;
  }
}

/** Returns "; the nearest is “…”" with the most similar known name, or "" if none is similar enough. */
export function nearest(name: string, known: readonly string[]): string {
  const found = known.length > 0 ? closest(name, [...known]) : "";
  const isNear = distance(name, found) <= Math.max(name.length, found.length) / 2;
  return isNear ? `; the nearest is “${found}”` : "";
}

function size(value: unknown, origin: string): string {
  if (typeof value === "string") return `${value.length} characters`;
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  return origin === "number" || origin === "int" ? `is ${value}` : described(value);
}

const MAX_QUOTE_LENGTH = 60;

function described(value: unknown): string {
  if (value === null || value === undefined || value === "") return "is empty";
  if (Array.isArray(value)) return "is a list";
  if (typeof value === "object") return "is a group of fields";
  const text = String(value);
  const shown = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
  return typeof value === "string" ? `is “${shown}”` : `is the ${typeof value} ${shown}`;
}

/** YAML does not read 42, true and "Note: this" as text. */
function remedy(value: unknown): string {
  if (value === null || Array.isArray(value)) return "";
  return typeof value === "object" ? ": put words with a colon in quotes" : ": put it in quotes";
}

function typeName(expected: string): string {
  const names: Record<string, string> = {
    string: "text",
    int: "a whole number",
    number: "a number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
    record: "a group of fields",
  };
  return names[expected] ?? expected;
}
