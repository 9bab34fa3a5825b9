import type { Outcome } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import type { Publisher } from "./publisher.ts";
import { cancelWaiting, readWaiting, stateOf } from "./waiting.ts";

/** Publishes what waits once its hour has come. @throws Refusal where the hour was missed: somebody has to say */
export async function publishDue(
  folder: string,
  publisher: Pick<Publisher, "start">,
  now = new Date(),
): Promise<{ ended: Promise<Outcome> } | undefined> {
  const waiting = await readWaiting(folder);
  const state = waiting && stateOf(waiting, now);
  if (!waiting || state === "waits") return undefined;
  if (state === "missed") {
    throw new Refusal(
      "A publication has missed its hour. Open the desk and say whether it is still to be published.",
    );
  }
  return publishWaiting(folder, publisher);
}

/** Now, whatever its hour. @throws Refusal where nothing waits */
export async function publishWaiting(
  folder: string,
  publisher: Pick<Publisher, "start">,
): Promise<{ ended: Promise<Outcome> }> {
  const waiting = await readWaiting(folder);
  if (!waiting) throw new Refusal("No publication waits.", 404);
  const { ended } = await publisher.start(waiting.chosen, waiting.by);
  // Tried once, unless the process dies: what has failed is told, and is still in the draft.
  return { ended: ended.finally(() => cancelWaiting(folder)) };
}
