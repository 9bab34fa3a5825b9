import { languageOf } from "./languages.ts";

export const NO_BREAK_SPACE = "\u00A0";

/** Within a postal code of Canada. */
const IN_POSTAL_CODE = /(?<=\b[A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/;

/** The spaces of a locale's texts at which no line ends. */
export function keptSpacesOf(locale: string): RegExp[] {
  return [languageOf(locale)?.keptSpaces, IN_POSTAL_CODE].filter((spaces) => spaces !== undefined);
}

/** A plain text with a no-break space wherever its language keeps one. */
export function withKeptSpaces(text: string, locale: string): string {
  return keptSpacesOf(locale).reduce(
    (kept, { source }) => kept.replace(new RegExp(source, "gu"), NO_BREAK_SPACE),
    text,
  );
}
