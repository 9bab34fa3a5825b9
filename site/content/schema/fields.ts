/**
 * The kinds of field in a content file. Titles and descriptions explain a field to whoever edits the
 * content. The checks use the rest of the metadata.
 */
import { z } from "zod";

/** The kinds of thing that a field may refer to, with a description of the expected name. */
export const referents = {
  photo: "the name of a picture in photos.yaml",
  treatment: "the name of a file in content/treatments",
  concern: "the name of a file in content/concerns",
  member: "the key of a member in pages/about.yaml",
  filter: "the value of a filter in gallery.yaml",
  page: "the address of a page",
} as const;
export type Referent = keyof typeof referents;

export type FieldMeta = {
  /** Help shown beside the field. */
  description?: string;
  /** Names in braces that the site fills in when it renders the text, such as `{count}`. */
  placeholders?: readonly string[];
  /** The field is text that visitors read, rather than an address, a number or a choice. */
  isWords?: true;
  /** A name, a specified text or a quote: its spelling, apostrophes and choice of words are not checked. */
  isVerbatim?: true;
  /** A client’s own words, which nobody may rewrite: a banned word is refused without a replacement. */
  isQuote?: true;
  /** An address of the clinic's former website: it advertises nothing, so the words in it are not checked. */
  isFormerAddress?: true;
  /** The field contains the name of such a thing. An unknown name is a mistake. */
  refersTo?: Referent;
  /** The field may also refer to a part of the page, and by an address that leads to the page. */
  isLink?: true;
  /** The value must differ from those of all fields with the same heading, in any file. */
  isUniqueAmong?: string;
  /** Describes the pattern, for the message when a value does not match. */
  patternMessage?: string;
  /** The value of the field in a new entry. */
  default?: unknown;
};

type Length = { min?: number; max: number };
type TextOptions = Length & FieldMeta;

/** Only headings may contain emphasis. */
const WITHOUT_EMPHASIS = /^[^*]*$/;
const NO_ASTERISKS = "no asterisks: they belong to the heading of a page and of its last band";
const AT_MOST_ONE_PHRASE_EMPHASISED = /^[^*]*(\*[^*]+\*[^*]*)?$/;

const KEY = /^[a-z][a-z\d-]*$/;

/** A plain text. Each is one line of the file, however long. */
export function text(title: string, { min = 1, max, ...meta }: TextOptions) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(WITHOUT_EMPHASIS, NO_ASTERISKS)
    .meta({ title, patternMessage: NO_ASTERISKS, isWords: true, ...meta });
}

/** The heading of a section. */
export const sectionHeading = () => text("Heading", { max: 70 });

/**
 * The heading of a page or of its last band. A phrase between asterisks is set in italics: elsewhere the
 * accent would wear off.
 */
export function heading(title = "Heading", meta: Partial<TextOptions> = {}) {
  const { min = 1, max = 70, ...rest } = meta;
  const patternMessage =
    "at most one word or phrase between asterisks, such as “Your skin, *in good light*”";
  const description =
    "Put a part that should be in italics between asterisks: Your skin, *in good light*.";
  return z
    .string()
    .min(min)
    .max(max)
    .regex(AT_MOST_ONE_PHRASE_EMPHASISED, patternMessage)
    .meta({ title, description, patternMessage, isWords: true, ...rest });
}

/** A text that matches a pattern. @param patternMessage describes the pattern, with an example */
export function pattern(title: string, form: RegExp, patternMessage: string, meta: FieldMeta = {}) {
  return z
    .string()
    .regex(form, patternMessage)
    .meta({ title, patternMessage, ...meta });
}

export function path(title: string, meta: FieldMeta = {}) {
  const expected = "an address of this site, such as /about";
  return pattern(title, /^\/[a-z\d/-]*$/, expected, meta);
}

/** The address of a page, of a part of it, or an address that leads to it. */
export function pageLink(title: string) {
  const expected = "an address of this site, such as /contact";
  return pattern(title, /^\/[\w/?=#-]*$/, expected, { refersTo: "page", isLink: true });
}

export function webAddress(title: string, meta: FieldMeta = {}) {
  return pattern(title, /^https:\/\/[^\s"]+$/, "a web address that starts with https://", meta);
}

/** One of a few values. */
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

/** An identifier in addresses and references. It stays the same when the name of the thing changes. */
export function key(title: string, meta: FieldMeta = {}) {
  return pattern(title, KEY, "lower-case words with hyphens", meta);
}

/** The name of a thing that another file defines. */
export function reference(to: Referent, title: string = capitalized(to), meta: FieldMeta = {}) {
  return pattern(title, KEY, referents[to], { refersTo: to, ...meta });
}

export function capitalized<Word extends string>(word: Word): Capitalize<Word> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;
}

/** Makes the value of a field unique among all fields with the same heading, such as "address". */
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

/** A list with a fixed number of items. */
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

/**
 * The file's own variables. Its texts use them in braces, such as `{session}`, so that each number is written
 * only once.
 */
export const variables = z
  .record(z.string().regex(/^[a-z][A-Za-z\d]*$/), z.string().min(1).max(60).meta({ isWords: true }))
  .meta({
    title: "Numbers in the words",
    description: "Each is written only here, and every text of this page takes it from here.",
  })
  .default({});

/** Marks invented data, which the launch check reports until the clinic has replaced it. */
export const isSample = toggle("Sample", {
  description: "Ticked while this is invented, and has to be replaced before the site goes live.",
});

/**
 * The names of those fields of the file that contain invented data, such as `phone` or `variables.session`.
 */
export const sampleFields = list("Still sample data", z.string().min(1)).default([]);
