import type { PublishingState } from "../publishing.ts";
import { wordsOf } from "../server/stored-files.ts";
import { canGoLive } from "./go-live.ts";
import { readJournal } from "./journal.ts";
import { steps } from "./publish.ts";
import type { Publisher } from "./publisher.ts";
import { shownChanges } from "./shown-changes.ts";
import { readUnpublished } from "./unpublished.ts";
import { isMissed, readWaiting } from "./waiting.ts";

export async function publishingState(
  folder: string,
  publisher: Publisher,
): Promise<PublishingState> {
  const { leftOut, ...trees } = await readUnpublished(folder);
  const { last, line } = await publisher.state();
  const { outcome, step = "reading" } = last ?? {};
  const waiting = (await readWaiting(folder)).map(async (one) => ({
    id: one.id,
    at: one.at.toISOString(),
    isMissed: isMissed(one),
    changes: await shownChanges(folder, { before: `${one.chosen}^`, after: one.chosen }),
  }));
  return {
    changes: await shownChanges(folder, trees, await readJournal(folder)),
    leftOut,
    timeZone: timeZoneOf(folder),
    waiting: await Promise.all(waiting),
    ...(outcome && { outcome: { ...outcome, canGoLive: await canGoLive(folder) } }),
    ...(last && !outcome && { running: { steps, step, line, canStop: isBeforeSending(step) } }),
  };
}

/** The clinic's. */
export function timeZoneOf(folder: string): string {
  return String(wordsOf("business", folder).timeZone);
}

function isBeforeSending(step: (typeof steps)[number]): boolean {
  return steps.indexOf(step) < steps.indexOf("sending");
}
