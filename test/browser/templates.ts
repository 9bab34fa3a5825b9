import { independent, lastListing, paths, richTreatment, site } from "../clinic-under-test.ts";
import { pages } from "../support/built-pages.ts";

const [concern] = site.links.concerns;
const [withQuestionsApart = richTreatment] = independent;

/** One page of each kind. */
export const templates = {
  ...paths,
  treatment: richTreatment.path,
  "treatment with questions apart": withQuestionsApart.path,
  listing: lastListing.path,
  ...(concern && { concern: concern.path }),
  unknown: "/no-such-page",
} as const;

const kinds: readonly string[] = Object.values(templates);

/** In `npm test` one page of each kind; in `npm run test:long` those that look like it and say something else. */
export const everyPage = [
  ...new Set(kinds).values().map((path) => ({ path, tag: [] })),
  ...pages.filter((path) => !kinds.includes(path)).map((path) => ({ path, tag: ["@long"] })),
];

/** What the console says of an unknown address. */
export const mayLog = /^404: no page at|Failed to load resource.*404/;
