/** What the desk's server says of publishing, and its panels show. */
import type { Path } from "../site/content/mistakes.ts";

/** A change as an owner reads it. An empty path is the whole file. */
export type ShownChange = {
  file: string;
  path: Path;
  /** "Hours, address and facts › Opening › Saturday" */
  place: string;
  /** "“9 to 5” → “9 to 4”" */
  said: string;
  before?: unknown;
  after?: unknown;
};

/** What publishing does, in order. */
export const steps = ["reading", "checking", "building", "sending", "going live"] as const;
export type Step = (typeof steps)[number];

/** How a publication ended. */
export type Outcome = {
  message: string;
  at: string;
  /** It is kept where the website is kept. */
  isSent: boolean;
  /** Visitors see it. */
  isLive: boolean;
  /** Where they do, if the desk knows it: "https://www.clinic.ca". */
  address?: string | undefined;
};

/** Everything the panels show. */
export type PublishingState = {
  changes: readonly ShownChange[];
  timeZone: string;
  /** The setting without which a publication cannot end live, in a sentence. */
  missing?: string | undefined;
  /** Under way. */
  running?: Step;
  outcome?: Outcome;
};

/** One publication, and each change in a line. */
export type Publication = {
  commit: string;
  name: string;
  at: string;
  subject: string;
  changes: readonly string[];
};
