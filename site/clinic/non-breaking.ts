import type { Content } from "../content/content-schema.ts";
import { NO_BREAK_SPACE, withKeptSpaces } from "../content/languages/kept-spaces.ts";
import { mapTexts } from "../content/texts.ts";
import { WORD_JOINER } from "./whole-words.ts";

const RANGE = /(?<=\d)–(?=\d)/g;

/** The content as pages show it: what belongs together stays on one line, but for what only a page's head tells. */
export function contentWithoutBreaks(content: Content): Content {
  const { locale } = content.business;
  return mapTexts(content, (text, path) =>
    path.includes("metadata") ? text : withoutBreaks(text, locale),
  );
}

/** The text with ranges ("4–6"), a postal code and what its language sets a space before kept on one line. */
export function withoutBreaks(text: string, locale: string): string {
  return withKeptSpaces(text.replace(RANGE, `–${WORD_JOINER}`), locale);
}

/** The text as it was before, for programs that read it. */
export function withPlainBreaks(text: string): string {
  return text.replaceAll(WORD_JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}
