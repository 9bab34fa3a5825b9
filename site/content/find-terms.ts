import { bannedInCanada } from "./canada.ts";
import type { Term } from "./languages/language.ts";
import { languageOf } from "./languages/languages.ts";

/** A word found in a text, with its row of the table. */
type Finding = { said: string } & Pick<Term, "instead" | "why">;

/** Every word and amount that language and country ban; line breaks and runs of spaces count as one space. */
export function findBanned(text: string, locale: string): Finding[] {
  return find(tablesOf(locale).banned, text);
}

/** Every word of the text for which the site has another. */
export function findUnpreferred(text: string, locale: string): Finding[] {
  return find(tablesOf(locale).unpreferred, text);
}

type Row = { term: Term; pattern: RegExp };
type Table = { rows: readonly Row[]; any: RegExp };

const tables = new Map<string, Record<"banned" | "unpreferred", Table>>();

function tablesOf(locale: string): Record<"banned" | "unpreferred", Table> {
  const { banned = [], preferred = [] } = languageOf(locale) ?? {};
  const made = tables.get(locale) ?? {
    banned: table([...bannedInCanada, ...banned]),
    unpreferred: table(preferred),
  };
  tables.set(locale, made);
  return made;
}

/** Most texts contain none of the words: one pattern of all words shows that five times as fast. */
function table(terms: readonly Term[]): Table {
  const rows = terms.map(row);
  return { rows, any: new RegExp(rows.map(({ pattern }) => pattern.source).join("|"), "iu") };
}

function row(term: Term): Row {
  const words = term.words.map(RegExp.escape).join("|");
  // Not `\b`: "#1" begins with a symbol. A hyphen separates words, so that addresses are checked too.
  const whole = term.isAnywhere ? words : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
  return { term, pattern: new RegExp([whole, term.form ?? []].flat().join("|"), "giu") };
}

function find({ rows, any }: Table, text: string): Finding[] {
  const spaced = text.replace(/\s+/g, " ");
  if (rows.length === 0 || !any.test(spaced)) return [];
  return rows.flatMap(({ term: { instead, why }, pattern }) =>
    Array.from(spaced.matchAll(pattern), ([said]) => ({ said, instead, why })),
  );
}
