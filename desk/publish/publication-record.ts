import { z } from "zod";
import type { Outcome } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { follow } from "./follow.ts";
import { gitOrNothing } from "./git.ts";
import { isLive, liveSettings } from "./go-live.ts";
import { readOwnFile, writeOwnFile } from "./own-files.ts";
import { steps } from "./publish.ts";
import { fetchPublished } from "./publish-to.ts";

const FILE = "publication.json";

const outcome: z.ZodType<Outcome> = z.object({
  message: z.string(),
  at: z.iso.datetime(),
  isSent: z.boolean(),
  isLive: z.boolean(),
});

/** What is known of the last publication; without an outcome it is under way, or was cut off. */
const record = z.object({
  process: z.number(),
  to: z.string(),
  /** Of its changes. */
  count: z.number(),
  step: z.enum(steps),
  chosen: z.object({ before: z.string(), after: z.string() }),
  commit: z.string().optional(),
  outcome: outcome.optional(),
});

export type PublicationRecord = z.infer<typeof record>;

export function readRecord(folder: string): Promise<PublicationRecord | undefined> {
  return readOwnFile(folder, FILE, record);
}

export function writeRecord(folder: string, state: PublicationRecord): Promise<void> {
  return writeOwnFile(folder, FILE, state);
}

const CUT_OFF = "The desk was closed while it published.";
const WRONG =
  "Something went wrong in the desk. Show its own window to whoever looks after the website.";

/** What has become of a publication that was cut off; what is left of it to do here is done. */
export async function truthOf(folder: string, last: PublicationRecord): Promise<Outcome> {
  const { commit, to, chosen } = last;
  const nothing = outcomeOf(`${CUT_OFF} Nothing was published.`);
  if (!commit) return nothing;
  const isIn = (other: string) =>
    gitOrNothing(folder, "merge-base", "--is-ancestor", commit, other);
  try {
    if ((await isIn(await fetchPublished(folder, to))) === undefined) return nothing;
    if ((await isIn("HEAD")) === undefined) await follow({ folder, commit, chosen });
    return (await isLive(folder, commit)) ? live(folder) : sent(last);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return outcomeOf(`${CUT_OFF} Whether it was published cannot be seen now. ${error.message}`);
  }
}

/** Why it ended before visitors see it. */
export function failed(error: unknown, { step, to }: PublicationRecord): Outcome {
  const isSent = step === "going live";
  if (error instanceof Error && error.name === "AbortError") {
    const message = isSent
      ? `Stopped. Visitors see the website as it was. What you published is kept at ${to}.`
      : "Stopped. Nothing is published, and all you saved is still here.";
    return outcomeOf(message, { isSent });
  }
  if (error instanceof Refusal) return outcomeOf(error.message, { isSent });
  console.error(error);
  return outcomeOf(WRONG, { isSent });
}

export async function live(folder: string): Promise<Outcome> {
  const { address } = await liveSettings(folder);
  return outcomeOf(address ? `Live at ${new URL(address).host}` : "Live", {
    isSent: true,
    isLive: true,
  });
}

export function sent({ to, count }: PublicationRecord): Outcome {
  const changes = count === 1 ? "1 change" : `${count} changes`;
  return outcomeOf(`Published to ${to}: ${changes}.`, { isSent: true });
}

function outcomeOf(message: string, { isSent = false, isLive = false } = {}): Outcome {
  return { message, at: new Date().toISOString(), isSent, isLive };
}
