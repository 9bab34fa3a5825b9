import { bannedInCanada } from "./canada.ts";
import { banned, preferred, type Term } from "./terms.ts";

/** A word found in a text, with the replacement and the reason of its term. */
type Finding = { found: string } & Pick<Term, "instead" | "why">;

type Row = { term: Term; pattern: RegExp };
type Table = { rows: readonly Row[]; any: RegExp };

const bannedTable = table([...bannedInCanada, ...banned]);
const unpreferredTable = table(preferred);

/** Finds every banned word and every amount of money. Line breaks and runs of spaces count as one space. */
export function findBanned(text: string): Finding[] {
  return find(bannedTable, text);
}

/** Finds every word for which the site prefers another. */
export function findUnpreferred(text: string): Finding[] {
  return find(unpreferredTable, text);
}

/** `any` matches any of the words. Most texts contain none, and a single pattern rules them out five times as fast. */
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
  if (!any.test(spaced)) return [];
  return rows.flatMap(({ term: { instead, why }, pattern }) =>
    Array.from(spaced.matchAll(pattern), ([found]) => ({ found, instead, why })),
  );
}
