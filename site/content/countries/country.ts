import type { Term } from "../languages/language.ts";
import type { LanguageCode } from "../languages/languages.ts";

/** What differs by the country in which a clinic stands. */
export type Country = {
  phone: {
    /** The calling code, without "+". */
    code: string;
    /** How many follow the code. */
    digits: number;
    /** Their groups, as `shown` puts them together. */
    form: RegExp;
    /** How people write a number, by their language. */
    shown: Readonly<Partial<Record<LanguageCode, string>>>;
    expected: string;
  };
  postalCode: { pattern: RegExp; expected: string };
  /** The spaces at which no line ends, whatever the language. */
  keptSpaces: RegExp;
  /** What its law keeps from any text, in every language. */
  banned: readonly Term[];
};
