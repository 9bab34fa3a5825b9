import { readDraft } from "./draft.ts";
import { liveSettings } from "./go-live.ts";
import { readJournal } from "./journal.ts";
import type { Outcome } from "./publication-record.ts";
import { steps } from "./publish.ts";
import type { Publisher } from "./publisher.ts";
import { type ShownChange, shownChanges } from "./shown-change.ts";
import { timeZoneOf } from "./time-zone.ts";
import { unusedPictures } from "./unused-pictures.ts";
import { readWaiting, stateOf } from "./waiting.ts";

/** Everything the panels show. */
export type PublishingState = {
  changes: readonly ShownChange[];
  /** Files in the folder that are not the website's. */
  leftOut: readonly string[];
  /** Pictures that no page shows. */
  unused: readonly string[];
  timeZone: string;
  /** Of the live site, where it is known. */
  address?: string;
  waiting?: { at: string; by: string; changes: readonly ShownChange[]; isMissed: boolean };
  /** Under way. */
  running?: { steps: readonly string[]; step: string; line: string; canStop: boolean };
  /** How the last one ended. */
  outcome?: Outcome;
};

export async function publishingState(
  folder: string,
  publisher: Publisher,
): Promise<PublishingState> {
  const { base, tree, changes, leftOut } = await readDraft(folder);
  const journal = await readJournal(folder);
  const { last, line } = await publisher.state();
  const { address } = await liveSettings(folder);
  const waiting = await readWaiting(folder);
  const { outcome, step = "" } = last ?? {};
  return {
    changes: await shownChanges(folder, { changes, before: base, after: tree, journal }),
    leftOut,
    unused: unusedPictures(folder),
    timeZone: timeZoneOf(folder),
    ...(address && { address }),
    ...(waiting && {
      waiting: {
        at: waiting.at.toISOString(),
        by: waiting.by?.name ?? "",
        changes: await shownChanges(folder, waiting.chosen),
        isMissed: stateOf(waiting, new Date()) === "missed",
      },
    }),
    ...(outcome && { outcome }),
    ...(last && !outcome && { running: { steps, step, line, canStop: step !== "sending" } }),
  };
}
