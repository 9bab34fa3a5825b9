import { countryOf } from "./countries/countries.ts";
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
    banned: table([...(countryOf(locale)?.banned ?? []), ...banned]),
    unpreferred: table(preferred),
  };
  tables.set(locale, made);
  return made;
}

/** Most texts contain none of the words: one pattern of all words shows that many times as fast. */
function table(terms: readonly Term[]): Table {
  const rows = terms.map((term) => ({ term, pattern: new RegExp(sourceOf([term]), "giu") }));
  return { rows, any: new RegExp(sourceOf(terms), "iu") };
}

/** A pattern that matches each of the terms. */
function sourceOf(terms: readonly Term[]): string {
  const [anywhere = [], whole = []] = [true, false].map((isAnywhere) =>
    terms
      .filter((term) => Boolean(term.isAnywhere) === isAnywhere)
      .flatMap(({ words }) => words.map(RegExp.escape)),
  );
  const forms = terms.flatMap(({ form = [] }) => form);
  // Not `\b`: "#1" begins with a symbol. A hyphen separates words, so that addresses are checked too.
  const separate =
    whole.length > 0 ? `(?<![\\p{L}\\p{N}])(?:${whole.join("|")})(?![\\p{L}\\p{N}])` : [];
  return [anywhere, separate, forms].flat().join("|");
}

function find({ rows, any }: Table, text: string): Finding[] {
  const spaced = text.replace(/\s+/g, " ");
  if (rows.length === 0 || !any.test(spaced)) return [];
  return rows.flatMap(({ term: { instead, why }, pattern }) =>
    Array.from(spaced.matchAll(pattern), ([said]) => ({ said, instead, why })),
  );
}
