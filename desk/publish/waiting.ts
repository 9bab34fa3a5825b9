import { Temporal } from "temporal-polyfill";
import type { Outcome } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { git } from "./git.ts";
import type { Publisher } from "./publisher.ts";

/** A publication that waits for its hour: the commit of just what was chosen, whatever is changed meanwhile. */
export type Waiting = { id: string; at: Date; chosen: string };

/** Below it a name is the hour, in seconds, and the commit: git keeps each all or nothing, and sends none. */
const REFS = "refs/desk/waiting/";
/** Later than this the computer slept, and somebody is asked. */
const STILL_IN_TIME_MS = 15 * 60_000;

/** The next one first. */
export async function readWaiting(folder: string): Promise<Waiting[]> {
  const format = "--format=%(refname:lstrip=3) %(objectname)";
  const listed = await git(folder, "for-each-ref", format, REFS);
  const found = listed.split("\n").flatMap((line) => {
    const [id = "", chosen = ""] = line.split(" ");
    return id ? [{ id, chosen, at: new Date(Number.parseInt(id, 10) * 1000) }] : [];
  });
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** @throws Refusal where its hour is over */
export async function letWait(folder: string, at: Date, chosen: string): Promise<void> {
  if (at.getTime() <= Date.now()) throw new Refusal("That hour is over. Choose a later one.");
  await git(folder, "update-ref", `${REFS}${at.getTime() / 1000}-${chosen}`, chosen);
}

/** @throws Refusal where it does not wait */
export async function cancelWaiting(folder: string, { id }: Pick<Waiting, "id">): Promise<void> {
  await waitingOf(folder, id);
  await git(folder, "update-ref", "-d", REFS + id);
}

async function waitingOf(folder: string, id: string): Promise<Waiting> {
  const waiting = (await readWaiting(folder)).find((one) => one.id === id);
  if (!waiting) throw new Refusal("That publication does not wait any more.", 404);
  return waiting;
}

/** Whether its hour has passed unseen. */
export function isMissed({ at }: Waiting, now = new Date()): boolean {
  return now.getTime() - at.getTime() > STILL_IN_TIME_MS;
}

/** Publishes the next one whose hour has come. @throws Refusal where one was missed: somebody has to say */
export async function publishDue(
  folder: string,
  publisher: Pick<Publisher, "start">,
  now = new Date(),
): Promise<{ ended: Promise<Outcome> } | undefined> {
  const due = (await readWaiting(folder)).filter(({ at }) => at <= now);
  const next = due.find((waiting) => !isMissed(waiting, now));
  if (next) return publishWaiting(folder, publisher, next);
  if (due.length === 0) return undefined;
  throw new Refusal(
    "A publication has missed its hour. Open the desk and say whether it is still to be published.",
  );
}

/** Now, whatever its hour. @throws Refusal where it does not wait */
export async function publishWaiting(
  folder: string,
  publisher: Pick<Publisher, "start">,
  { id }: Pick<Waiting, "id">,
): Promise<{ ended: Promise<Outcome> }> {
  const { chosen } = await waitingOf(folder, id);
  const { ended } = await publisher.start(chosen);
  // Tried once, unless the process dies: what has failed is told, and is still in the draft.
  return { ended: ended.finally(() => cancelWaiting(folder, { id })) };
}

/** "2027-08-01T09:00", as the clinic's clock shows it. @throws Refusal where it is no time */
export function instantOf(local: string, timeZone: string): Date {
  try {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);
    return new Date(epochMilliseconds);
  } catch {
    throw new Refusal("Choose a day and a time.", 400);
  }
}
