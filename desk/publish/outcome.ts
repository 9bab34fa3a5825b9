import type { Outcome } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { follow } from "./follow.ts";
import { gitOrNothing } from "./git.ts";
import { isLive, liveSettings } from "./go-live.ts";
import { fetchPublished } from "./publish-to.ts";
import type { PublicationRecord } from "./record.ts";

const CUT_OFF = "The desk was closed while it published.";
const STOPPED = "Stopped. Nothing is published, and all you saved is still here.";
const WRONG =
  "Something went wrong in the desk. Show its own window to whoever looks after the website.";
const NOBODY_SAYS =
  "Published. When visitors see it the desk cannot say: nobody has told it where the website is.";
const NOT_LIVE_YET = "Published. Visitors see the website as it was until it is made live.";

/** What has become of a publication that was cut off; what is left of it to do here is done. */
export async function truthOf(folder: string, last: PublicationRecord): Promise<Outcome> {
  const { commit, to, chosen } = last;
  const nothing = outcomeOf(`${CUT_OFF} Nothing was published.`);
  if (!commit) return nothing;
  const isIn = async (other: string) =>
    (await gitOrNothing(folder, "merge-base", "--is-ancestor", commit, other)) !== undefined;
  try {
    if (!(await isIn(await fetchPublished(folder, to)))) return nothing;
    if (!(await isIn("HEAD"))) await follow({ folder, commit, chosen });
    return (await isLive(folder, commit)) ? live(folder) : sent(folder);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return outcomeOf(`${CUT_OFF} Whether it was published cannot be seen now. ${error.message}`);
  }
}

/** Why it ended before visitors see it. */
export function failed(error: unknown, { step }: PublicationRecord): Outcome {
  const ended = { isSent: step === "going live" };
  if (error instanceof Error && error.name === "AbortError") return outcomeOf(STOPPED, ended);
  if (error instanceof Refusal) return outcomeOf(error.message, ended);
  console.error(error);
  return outcomeOf(WRONG, ended);
}

export async function live(folder: string): Promise<Outcome> {
  const { address } = await liveSettings(folder);
  const message = address ? `Live at ${new URL(address).host}` : "Live";
  return outcomeOf(message, { isSent: true, isLive: true });
}

export async function sent(folder: string): Promise<Outcome> {
  const { address, command } = await liveSettings(folder);
  return outcomeOf(address || command ? NOT_LIVE_YET : NOBODY_SAYS, { isSent: true });
}

function outcomeOf(message: string, { isSent = false, isLive = false } = {}): Outcome {
  return { message, at: new Date().toISOString(), isSent, isLive };
}
