import type { Broken } from "./broken-treatments.ts";

/** Mistakes in the fixture's promotion, of every kind that a file can have. */
export const brokenPromotion: Broken[string] = [
  ["an empty file", () => "", /^1: the file is empty$/],
  ["a list where fields belong", () => "- one\n", /^1: the file has no fields/],
  ["a tab", (text) => `${text}more:\n\tsub: x\n`, /^\d+: a tab, expected spaces$/],
  [
    "a line with too much indentation",
    "action: a\n text: b",
    /^\d+: .*(indentation|indent this line)/,
  ],
  ["a colon without quotes", "text: Note: this", /^\d+: two fields in one: .* quotes/],
  ["a field twice", (text) => `${text}text: Again.\n`, /^\d+: this field appears twice$/],
  [
    "a missing field",
    (text) => text.replace(/^action:.*\n/m, ""),
    /^1 action: is missing, .*text$/,
  ],
  ["an unknown field", (text) => `${text}acton: Book\n`, /acton.* the nearest is “action”$/],
  ["a number for text", "action: 42", / action: is the number 42, .*text: put it in quotes$/],
  [
    "a text that is too long",
    `text: ${"long ".repeat(60)}end`,
    / text: 303 characters, at most 220$/,
  ],
  [
    "a heading with two emphases",
    "heading: One *and* two *more*",
    / heading: is .*, expected at most one/,
  ],
  [
    "emphasis outside of a heading",
    "text: Some *words*.",
    / text: is “Some .*”, expected no asterisks/,
  ],
  ["an unknown variable", "text: It takes {ages}.", / text: uses \{ages\}, which is no variable/],
  ["a banned word", "text: The best facial.", / text: says “best”, expected .+: .+/],
  ["a brace that is not closed", "text: It takes {session today.", / text: has an unmatched brace/],
  ["an invisible character", "text: It takes 4–\u20606 weeks.", / text: has an .* \(U\+2060\)/],
  ["a straight apostrophe", "text: It's free.", / text: has a straight .* \(t's\), expected ’/],
];
