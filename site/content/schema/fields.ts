/**
 * The kinds of field in a content file. An editor shows a field's title and
 * description; `read.ts`, `check-*.ts` and whatever makes a form from the
 * schema read the other metadata.
 */
import { z } from "zod";

/** What one file may name that another holds, and where it is found. */
export const referents = {
  photo: "the name of a picture in photos.yaml",
  drawing: "the name of a drawing in drawings.yaml",
  treatment: "the name of a file in content/treatments",
  concern: "the name of a file in content/concerns",
  member: "the key of a member in pages/about.yaml",
} as const;
export type Referent = keyof typeof referents;

export type FieldMeta = {
  /** Help shown beside the field. */
  description?: string;
  /** Addresses, slugs and layout switches: not for the owner to change. */
  isHidden?: true;
  /** Names in braces that the code fills when the text is shown, such as `{count}`. */
  placeholders?: readonly string[];
  /** Words that visitors read, or a name: no address, number or choice. */
  isWords?: true;
  /** A name, a text of the specification or a client’s own words: spelling, apostrophes and the choice of words are not checked. */
  isVerbatim?: true;
  /** What it names: one that is not there is a mistake. */
  refersTo?: Referent;
  /** Of all values under this heading, in whatever file, no two are the same. */
  isUniqueAmong?: string;
  /** What an editor offers instead of a plain line. */
  widget?: "tag" | "image" | "date" | "colour" | "phone" | "hours" | "postal code" | "focus";
  /** In words, for an editor whose pattern check fails. */
  patternMessage?: string;
  /** What an editor begins a new entry with. */
  default?: unknown;
};

type Length = { min?: number; max: number };
type TextOptions = Length & FieldMeta;

/** Emphasis belongs to headings alone. */
const WITHOUT_EMPHASIS = /^[^*]*$/;
const NO_ASTERISKS = "no asterisks: they belong to headings";
const AT_MOST_ONE_PHRASE_EMPHASISED = /^[^*]*(\*[^*]+\*[^*]*)?$/;

/** What stands in an address and in other files for a name that may change. */
export const KEY = /^[a-z][a-z\d-]*$/;

/** Plain words. Every text is one line of the file, however long. */
export function text(title: string, { min = 1, max, ...meta }: TextOptions) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(WITHOUT_EMPHASIS, NO_ASTERISKS)
    .meta({ title, patternMessage: NO_ASTERISKS, isWords: true, ...meta });
}

/** A field for each name, titled by it in words: "callNow" is "Call now". */
export function titled<Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: (title: string) => Field,
) {
  const fields = names.map((name) => [name, field(sentenceCase(name))]);
  return Object.fromEntries(fields) as Record<Name, Field>;
}

function sentenceCase(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A display heading: one word or phrase may stand in asterisks and is set in italics. */
export function heading(title = "Heading", meta: Partial<TextOptions> = {}) {
  const { min = 1, max = 70, ...rest } = meta;
  const patternMessage =
    "at most one word or phrase between asterisks, such as “Your skin, *in good light*”";
  const description =
    "A part in italics stands between asterisks: Your skin, *in good light*. Only at the top of a page and in its last band.";
  return z
    .string()
    .min(min)
    .max(max)
    .regex(AT_MOST_ONE_PHRASE_EMPHASISED, patternMessage)
    .meta({ title, description, patternMessage, isWords: true, ...rest });
}

/** Text in a fixed form. @param patternMessage says the form in words, with an example */
export function pattern(title: string, form: RegExp, patternMessage: string, meta: FieldMeta = {}) {
  return z
    .string()
    .regex(form, patternMessage)
    .meta({ title, patternMessage, ...meta });
}

export function path(title: string, meta: FieldMeta = { isHidden: true }) {
  const expected = "an address of this site, such as /about";
  return pattern(title, /^\/[a-z\d/-]*$/, expected, meta);
}

export function webAddress(title: string, meta: FieldMeta = {}) {
  return pattern(title, /^https:\/\/[^\s"]+$/, "a web address that starts with https://", meta);
}

/** One of a few words. */
export function choice<const Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  meta: FieldMeta = {},
) {
  return z.enum(values).meta({ title, ...meta });
}

export function toggle(title: string, meta: FieldMeta = {}) {
  return z.boolean().meta({ title, ...meta });
}

export function wholeNumber(title: string, max: number, meta: FieldMeta = {}) {
  return z
    .int()
    .min(0)
    .max(max)
    .meta({ title, ...meta });
}

/** The name of something that another file holds. */
export function reference(to: Referent, title = sentenceCase(to), meta: FieldMeta = {}) {
  return pattern(title, KEY, referents[to], { refersTo: to, ...meta });
}

/** A field whose value stands once among all fields of the same heading, such as "address". */
export function unique<Field extends z.ZodType>(among: string, field: Field): Field {
  return field.meta({ ...field.meta(), isUniqueAmong: among });
}

type ListOptions = { min?: number; max?: number } & FieldMeta;

export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  { min = 0, max, ...meta }: ListOptions = {},
) {
  const items = z.array(item).min(min);
  return (max === undefined ? items : items.max(max)).meta({ title, ...meta });
}

/** Exactly so many. */
export function exactly<Item extends z.ZodType>(
  count: number,
  title: string,
  item: Item,
  meta: FieldMeta = {},
) {
  return list(title, item, { min: count, max: count, ...meta });
}

export function group<Shape extends z.ZodRawShape>(
  title: string,
  shape: Shape,
  meta: FieldMeta = {},
) {
  return z.strictObject(shape).meta({ title, ...meta });
}

/** Numbers of this file, each typed here alone and named in braces in its words: `{session}`. */
export const variables = z
  .record(z.string().regex(/^[a-z][A-Za-z\d]*$/), z.string().min(1).max(60).meta({ isWords: true }))
  .meta({
    title: "Numbers in the words",
    description:
      "Each is written here alone. In a text of this page {session} stands for the value of “session”.",
  })
  .default({});

/** Marks an object as invented, until the clinic's own takes its place. */
export const isSample = toggle("Sample", {
  description: "Ticked while this is invented, and has to be replaced before the site goes live.",
});

/** Names the fields beside it whose values are invented. */
export const sampleFields = list("Still sample data", z.string().min(1), {
  description:
    "The fields of this file that still hold invented values. Take a name away once its value is yours.",
}).default([]);
