import type { PublishingState } from "../publishing.ts";
import { readDraft } from "./draft.ts";
import { liveSettings } from "./go-live.ts";
import { readJournal } from "./journal.ts";
import { steps } from "./publish.ts";
import type { Publisher } from "./publisher.ts";
import { shownChanges } from "./shown-change.ts";
import { timeZoneOf } from "./time-zone.ts";
import { unusedPictures } from "./unused-pictures.ts";
import { readWaiting, stateOf } from "./waiting.ts";

export async function publishingState(
  folder: string,
  publisher: Publisher,
): Promise<PublishingState> {
  const { base, tree, changes, leftOut } = await readDraft(folder);
  const journal = await readJournal(folder);
  const { last, line } = await publisher.state();
  const { address, command } = await liveSettings(folder);
  const canGoLive = address !== undefined || command !== undefined;
  const waiting = await readWaiting(folder);
  const { outcome, step = "" } = last ?? {};
  return {
    changes: await shownChanges(folder, { changes, before: base, after: tree, journal }),
    leftOut,
    unused: unusedPictures(folder),
    timeZone: timeZoneOf(folder),
    ...(waiting && {
      waiting: {
        at: waiting.at.toISOString(),
        changes: await shownChanges(folder, waiting.chosen),
        isMissed: stateOf(waiting, new Date()) === "missed",
      },
    }),
    ...(outcome && { outcome: { ...outcome, canGoLive } }),
    ...(last && !outcome && { running: { steps, step, line, canStop: step !== "sending" } }),
  };
}
