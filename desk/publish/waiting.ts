import { Temporal } from "temporal-polyfill";
import { Refusal } from "../server/refusal.ts";
import { commitTree, git, gitOrNothing, type Person } from "./git.ts";
import { type Chosen, messageOf } from "./publish.ts";
import { changesIn, versionsBetween } from "./versions.ts";

/** A publication that waits for its hour: just what was chosen, whatever is changed meanwhile. */
export type Waiting = { at: Date; by: Person | undefined; chosen: Chosen };

/** A commit of the chosen changes, so that git keeps it all or nothing; it is never sent. */
const REF = "refs/desk/waiting";
const HOUR = /^Publish-At: (.+)$/m;
const FIELDS = "%an%x1f%ae%x1f%P%x1f%B";
/** Later than this the computer slept, and somebody is asked. */
const STILL_IN_TIME_MS = 15 * 60_000;

export async function readWaiting(folder: string): Promise<Waiting | undefined> {
  const commit = await gitOrNothing(folder, "rev-parse", "--verify", "--quiet", REF);
  if (!commit) return undefined;
  const said = await git(folder, "log", "-1", `--format=${FIELDS}`, commit);
  const [name = "", email = "", before = "", message = ""] = said.split("\x1f");
  const changes = await changesIn(folder, await versionsBetween(folder, before, commit));
  const at = new Date(HOUR.exec(message)?.[1] ?? 0);
  return { at, by: { name, email }, chosen: { before, after: commit, changes } };
}

export async function letWait(folder: string, { at, by, chosen }: Waiting): Promise<void> {
  if (await readWaiting(folder)) {
    throw new Refusal("A publication waits already. Cancel it first, or publish it now.", 409);
  }
  if (at.getTime() <= Date.now()) throw new Refusal("That hour is over. Choose a later one.");
  const { before, after, changes } = chosen;
  const message = `${messageOf(folder, changes)}\n\nPublish-At: ${at.toISOString()}`;
  const parts = { tree: `${after}^{tree}`, parents: [before], message, ...(by && { by }) };
  await git(folder, "update-ref", REF, await commitTree(folder, parts));
}

export async function cancelWaiting(folder: string): Promise<void> {
  await git(folder, "update-ref", "-d", REF);
}

/** Whether it waits, has to be published now, or has been missed. */
export function stateOf({ at }: Pick<Waiting, "at">, now: Date): "waits" | "due" | "missed" {
  const late = now.getTime() - at.getTime();
  if (late < 0) return "waits";
  return late <= STILL_IN_TIME_MS ? "due" : "missed";
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
