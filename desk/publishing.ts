/** The state of publishing, which the server sends and the panels show. */
import type { Path } from "../site/content/mistakes.ts";

/** A change in an owner's words. An empty path is the whole file. */
export type ShownChange = {
  file: string;
  path: Path;
  /** "Hours, address and facts: Saturday, Opening hours" */
  place: string;
  /** "“9 to 5” → “9 to 4”" */
  said: string;
  before?: unknown;
  after?: unknown;
};

/** The steps of a publication, in order. */
export const steps = ["reading", "checking", "building", "sending", "going live"] as const;
export type Step = (typeof steps)[number];

/** How a publication ended. */
export type Outcome = {
  message: string;
  /** A program's own words, for a developer. */
  said?: string | undefined;
  at: string;
  /** It was pushed. */
  isSent: boolean;
  /** Where visitors see it: "https://www.clinic.ca". */
  address?: string;
};

/** Everything the panels show. */
export type PublishingState = {
  changes: readonly ShownChange[];
  /**
   * Identifies the draft that the changes describe. A publication carries it, and is refused for another
   * draft.
   */
  shown: string;
  /** The current step, while a publication runs. */
  running?: Step;
  outcome?: Outcome;
};

export type Publication = { commit: string; name: string; at: string; subject: string };

/** A change of a publication. It can be put back while the draft has its value. */
export type PublishedChange = ShownChange & { isInDraft: boolean };
