/**
 * The kinds of field a content file may hold. A field's title and description
 * are what an editor shows beside it; the other marks are read by `read.ts`,
 * `checks.ts` and whatever makes a form from the schema.
 */
import { z } from "zod";

export type FieldMarks = {
  /** Help shown beside the field. */
  description?: string;
  /** Addresses, slugs and layout switches: not for the owner to change. */
  isHidden?: true;
  /** Names in braces that the code fills when the text is shown, such as `{count}`. */
  placeholders?: readonly string[];
  /** A name, a text of the specification or a client’s own words: spelling, apostrophes and the choice of words are not checked. */
  isVerbatim?: true;
  /** What an editor offers instead of a plain line. */
  widget?: "photo" | "drawing" | "treatment" | "image" | "date" | "colour";
  /** In words, for an editor whose pattern check fails. */
  patternMessage?: string;
  /** What an editor begins a new entry with. */
  default?: unknown;
};

type Length = { least?: number; most: number };
type TextOptions = Length & FieldMarks;

/** Emphasis belongs to headings alone. */
const WITHOUT_EMPHASIS = /^[^*]*$/;
const NO_ASTERISKS = "no asterisks: they belong to headings";
const ONE_PHRASE_EMPHASISED = /^[^*]*\*[^*]+\*[^*]*$/;

/** Plain words. Every text is one line of the file, however long. */
export function text(title: string, { least = 1, most, ...marks }: TextOptions) {
  return z
    .string()
    .min(least)
    .max(most)
    .regex(WITHOUT_EMPHASIS, NO_ASTERISKS)
    .meta({ title, patternMessage: NO_ASTERISKS, ...marks });
}

/** A display heading: one word or phrase stands in asterisks and is set in italics. */
export function heading(title = "Heading", marks: Partial<TextOptions> = {}) {
  const { least = 1, most = 70, ...rest } = marks;
  const patternMessage =
    "exactly one word or phrase between asterisks, such as “Your skin, *in good light*”";
  const description = "Put the part in italics between asterisks: Your skin, *in good light*";
  return z
    .string()
    .min(least)
    .max(most)
    .regex(ONE_PHRASE_EMPHASISED, patternMessage)
    .meta({ title, description, patternMessage, ...rest });
}

/** Text in a fixed form. @param patternMessage says the form in words, with an example */
export function pattern(
  title: string,
  form: RegExp,
  patternMessage: string,
  marks: FieldMarks = {},
) {
  return z
    .string()
    .regex(form, patternMessage)
    .meta({ title, patternMessage, ...marks });
}

export function path(title: string, marks: FieldMarks = { isHidden: true }) {
  return pattern(title, /^\/[a-z\d/-]*$/, "an address of this site, such as /about", marks);
}

export function webAddress(title: string, marks: FieldMarks = {}) {
  return pattern(title, /^https:\/\/[^\s"]+$/, "a web address that starts with https://", marks);
}

/** One of a few words. */
export function choice<const Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  marks: FieldMarks = {},
) {
  return z.enum(values).meta({ title, ...marks });
}

export function toggle(title: string, marks: FieldMarks = {}) {
  return z.boolean().meta({ title, ...marks });
}

export function wholeNumber(title: string, most: number, marks: FieldMarks = {}) {
  return z
    .int()
    .min(0)
    .max(most)
    .meta({ title, ...marks });
}

/** The name of a picture in `photos.yaml`. */
export const photo = (title = "Picture") =>
  pattern(title, /^[a-z][a-z\d-]*$/, "the name of a picture in photos.yaml", { widget: "photo" });

/** The name of a treatment's file. */
export const treatmentName = (title = "Treatment", marks: FieldMarks = {}) =>
  pattern(title, /^[a-z][a-z\d-]*$/, "the name of a file in content/treatments", {
    widget: "treatment",
    ...marks,
  });

type ListOptions = { least?: number; most?: number } & FieldMarks;

export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  { least = 0, most, ...marks }: ListOptions = {},
) {
  const items = z.array(item).min(least);
  return (most === undefined ? items : items.max(most)).meta({ title, ...marks });
}

/** Exactly so many. */
export function exactly<Item extends z.ZodType>(
  count: number,
  title: string,
  item: Item,
  marks: FieldMarks = {},
) {
  return list(title, item, { least: count, most: count, ...marks });
}

export function group<Shape extends z.ZodRawShape>(
  title: string,
  shape: Shape,
  marks: FieldMarks = {},
) {
  return z.strictObject(shape).meta({ title, ...marks });
}

/** Numbers of this file, each typed here alone and named in braces in its words: `{session}`. */
export const variables = z
  .record(z.string().regex(/^[a-z][A-Za-z\d]*$/), z.string().min(1).max(60))
  .meta({
    title: "Variables",
    description:
      "Numbers used in the words below. Write {session} in a text, and the value of “session” stands there.",
  })
  .default({});

/** Marks an object as invented, until the clinic's own takes its place. */
export const isSample = toggle("Sample", {
  description: "On: this is invented and must be replaced before the site goes live.",
});

/** Names the fields beside it whose values are invented. */
export const sampleFields = list("Still sample data", z.string().min(1), {
  description:
    "The fields of this file that still hold invented values. Take a name away once its value is yours.",
}).default([]);

/** A day of the calendar. */
export const date = z
  .string()
  .refine(
    (written) => isDate(written),
    "a day that exists, written year-month-day, such as 2027-07-01",
  )
  .meta({ title: "Date", description: "A day the calendar has.", widget: "date" });

function isDate(written: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}
