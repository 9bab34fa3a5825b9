/** Has no width and prevents a line break after the dash before it. */
const WORD_JOINER = "\u2060";

/** Not running text; a form's text must equal what React hydrates. */
const APART = /<head>.*?<\/head>|<script\b.*?<\/script>|<form\b.*?<\/form>|<[^>]*>/;
const RANGE = /(?<=\d)–(?=\d)/;
const APART_OR_RANGE = new RegExp(`(${APART.source})|${RANGE.source}`, "gs");

/** The page with the ranges of its text ("4–6") kept on one line each. */
export function withNonBreakingRanges(html: string): string {
  return html.replace(APART_OR_RANGE, (_, apart?: string) => apart ?? `–${WORD_JOINER}`);
}
