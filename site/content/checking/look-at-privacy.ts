import type { Advice } from "../advice.ts";
import type { SourceWithSchema } from "../source.ts";
import { textsIn } from "../texts.ts";

/** What the law and the server's own terms require of the privacy page, and how the page may say it. */
const REQUIRED: readonly (readonly [what: string, form: RegExp])[] = [
  [
    "who answers for privacy",
    /answers? for privacy|in charge of the protection of personal information/i,
  ],
  [
    "in which country the clinic’s mail is stored",
    /\b(?:e?mail|inbox)\b[^.]*\b(?:Canada|Quebec|United States)\b/,
  ],
  ["for how long mail is kept", /\b(?:months|year) after|after (?:twelve months|a year)/i],
  ["that a request waits for at most ninety days", /ninety days/i],
  ["that a delivered request is kept for one more day", /one more day/i],
  ["when it was last changed", /last changed on [A-Z][a-z]+ \d{1,2}, 20\d\d/],
];

/** Finds what the privacy page does not say. */
export function lookAtPrivacy(sources: readonly SourceWithSchema[]): Advice[] {
  const page = sources.find(({ name }) => name === "pages/privacy");
  if (!page) return [];
  const words = textsIn(page.source.data.sections)
    .map(({ text }) => text)
    .join(" ");
  const place = page.source.placeOf(["sections"]);
  return REQUIRED.filter(([, form]) => !form.test(words)).map(([what]) => {
    return { code: "unsaid-on-privacy", values: { what }, place };
  });
}
