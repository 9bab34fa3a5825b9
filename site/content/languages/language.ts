/** One reason not to say some words, with what to say instead. */
export type Term = {
  /** Found in any letter case, as whole words. */
  words: readonly string[];
  instead: string;
  why: string;
  /** The words are found within longer words and addresses too. */
  isAnywhere?: true;
  /** A pattern for what no list of words can express. */
  form?: string;
};

/** What the engine knows of a language. Its labels stand in `site/words`. */
export type Language = {
  /** What no text, alternative, metadata or address of the site may say; the law of Canada adds its own. */
  banned: readonly Term[];
  /** One word for one thing, and how it is spelt. Names and a client's own words are excepted. */
  preferred: readonly Term[];
  quotes: {
    /** As keyboards write them. */
    straight: RegExp;
    open: string;
    close: string;
  };
  /** The names of units in a length of time, by the unit. */
  units: Readonly<Record<"hour" | "day" | "week", string>>;
  /** What may stand before a length of time that is not exact. */
  about: string;
  /** What may stand between two numbers, beside the dash. */
  range?: string;
  /** How the addresses of treatments and concerns are made where the clinic does not say. */
  addresses: Readonly<Record<"treatments" | "concerns", string>>;
  /** The spaces at which no line ends: printed text gets a no-break one in their place. */
  keptSpaces?: RegExp;
};
