/** What the desk's server says of publishing, and its panels show. */
import type { Path } from "../content-model/mistakes.ts";

/** Who made a change, and when. */
export type Author = { name: string; at: string };

/** A change as an owner reads it. */
export type ShownChange = {
  id: string;
  file: string;
  /** Where the desk opens it. */
  path: Path;
  /** The page or list, "Hours, address and facts", and the field in it, "Opening › Saturday". */
  page: string;
  field: string;
  deed: "new" | "gone" | "moved" | "changed";
  before: string;
  after: string;
  /** Git's blobs, where a picture has changed or another is shown. */
  pictures?: { before?: string; after?: string };
  /** The address that comes or goes with it. */
  address?: string;
  by?: Author;
};

/** How a publication ended. */
export type Outcome = {
  message: string;
  at: string;
  /** It is kept where the website is kept. */
  isSent: boolean;
  /** Visitors see it. */
  isLive: boolean;
};

/** What waits for its hour, or has missed it. */
export type WaitingPublication = {
  id: string;
  at: string;
  isMissed: boolean;
  changes: readonly ShownChange[];
};

/** Everything the panels show. */
export type PublishingState = {
  changes: readonly ShownChange[];
  /** Files in the folder that are not the website's. */
  leftOut: readonly string[];
  timeZone: string;
  /** The next one first. */
  waiting: readonly WaitingPublication[];
  /** Under way. @property line what the release said last */
  running?: { steps: readonly string[]; step: string; line: string; canStop: boolean };
  /** Of the last one. @property canGoLive what was sent can be made live from here, or waited for */
  outcome?: Outcome & { canGoLive: boolean };
};

/** One publication, whoever made it and however. */
export type Publication = Author & { commit: string; subject: string };
