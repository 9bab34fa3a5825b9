import { bannedInCanada } from "./canada.ts";
import { banned, preferred, type Term } from "./terms.ts";

/** A word found in a text, with its row of the table. */
type Finding = { said: string } & Pick<Term, "instead" | "why">;

type Row = { term: Term; pattern: RegExp };
type Table = { rows: readonly Row[]; any: RegExp };

const bannedTable = table([...bannedInCanada, ...banned]);
const unpreferredTable = table(preferred);

/** Every banned word and amount; line breaks and runs of spaces count as one space. */
export function findBanned(text: string): Finding[] {
  return find(bannedTable, text);
}

/** Every word of the text for which the site has another. */
export function findUnpreferred(text: string): Finding[] {
  return find(unpreferredTable, text);
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
  if (!any.test(spaced)) return [];
  return rows.flatMap(({ term: { instead, why }, pattern }) =>
    Array.from(spaced.matchAll(pattern), ([said]) => ({ said, instead, why })),
  );
}
