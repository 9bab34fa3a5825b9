import { keptSpacesOf, NO_BREAK_SPACE } from "../../content-model/languages/kept-spaces.ts";

/** Has no width and prevents a line break after the dash before it. */
const WORD_JOINER = "\u2060";

/** Not running text; a form's text must equal what React hydrates. */
const APART = /<head>.*?<\/head>|<script\b.*?<\/script>|<form\b.*?<\/form>|<[^>]*>/s;
const RANGE = /(?<=\d)–(?=\d)/;
const FORM_OR_HEADING = /<form\b.*?<\/form>|<(?<level>h\d)\b.*?<\/\k<level>>/gs;
const HYPHEN_IN_WORD = /(?<=\p{L})-(?=\p{L})(?![^<]*>)/gu;

/** The page with what belongs together in its text kept on one line: ranges ("4–6"), a postal code, what its language sets a space before, and the words of a heading. */
export function withoutBreaks(html: string, locale: string): string {
  const kept = [RANGE, ...keptSpacesOf(locale)].map(({ source }) => source).join("|");
  const text = html.replace(
    new RegExp(`(${APART.source})|${kept}`, "gsu"),
    (found, apart: string | undefined) => {
      if (apart !== undefined) return apart;
      return found === "–" ? `–${WORD_JOINER}` : NO_BREAK_SPACE;
    },
  );
  return text.replace(FORM_OR_HEADING, (found) =>
    found.startsWith("<form") ? found : found.replace(HYPHEN_IN_WORD, `-${WORD_JOINER}`),
  );
}
