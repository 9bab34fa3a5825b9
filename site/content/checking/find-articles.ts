import type { Advice } from "../advice.ts";
import { createInterpolator, sharedVariables } from "../reading/variables.ts";
import type { SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";

const BEFORE_FACT = /(?<![\p{L}\p{N}])(an?) \{[A-Za-z][\w.-]*\}/giu;
/** What is spoken with a vowel at its beginning: “an Owen Sound clinic”, “an 8-week course”, but “a Unionville clinic”. */
const VOWEL = /^(?!eu|one\b|uni)(?:[aeiou]|hour|8|1[18]\b)/i;

/** Finds an article before a fact that does not go with it, such as “A {city} clinic” in Owen Sound. */
export function findArticles(sources: readonly SourceWithSchema[]): Advice[] {
  const shared = sharedVariables(sources.map(({ name, source }) => ({ name, data: source.data })));
  return sources.flatMap(({ source }) => {
    const { interpolate } = createInterpolator({ own: source.data.variables, shared });
    return textsIn(source.data).flatMap(({ text, path }): Advice[] => {
      return Array.from(text.matchAll(BEFORE_FACT), ([written, article = ""]) => ({
        said: interpolate(written),
        article,
      }))
        .filter(({ said, article }) => !said.endsWith("}") && isWrong(said, article))
        .map(({ said }) => {
          return { code: "wrong-article", values: { found: said }, place: source.placeOf(path) };
        });
    });
  });
}

function isWrong(said: string, article: string): boolean {
  return VOWEL.test(said.slice(article.length + 1)) !== (article.length === "an".length);
}
