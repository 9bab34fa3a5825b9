import type { Outcome, PublishingState, Step } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { checkWebsite } from "./check-website.ts";
import { readDraftTree } from "./draft-tree.ts";
import { git, type Person } from "./git.ts";
import { goLive, isLive, liveSettings } from "./go-live.ts";
import { merged } from "./merge.ts";
import { type Check, publish, SIGNATURE } from "./publish.ts";
import { destination, fetchPublished, neededDestination } from "./publish-to.ts";
import { updateBranch } from "./update-branch.ts";

type Running = { step: Step };
type Job = (running: Running) => Promise<Outcome>;

const WRONG =
  "Something went wrong in the desk. Show its own window to whoever looks after the website.";
const SENT = {
  message:
    "Published. The desk cannot tell when visitors see it, because it does not know where the website is.",
  said: "Start the website on this computer (npm start), or write its address into the file .env: SITE_URL=https://www.your-clinic.ca",
};

export type Publisher = ReturnType<typeof createPublisher>;

/** Publishes a content folder, one publication at a time. It stores no state: git and the live address have it, so a killed desk loses nothing. */
export function createPublisher(folder: string, check: Check = checkWebsite) {
  let running: Running | undefined;
  let outcome: Outcome | undefined;

  const run = (step: Step, job: Job): Promise<Outcome> => {
    if (running) throw new Refusal("A publication is under way already.", 409);
    const begun: Running = { step };
    running = begun;
    outcome = undefined;
    return job(begun)
      .catch((error) => failed(error, begun))
      .then((ended) => {
        running = undefined;
        outcome = ended;
        return ended;
      });
  };

  const makeLive = async (commit: string, now: Running): Promise<Outcome> => {
    now.step = "going live";
    const { address } = await liveSettings(folder);
    if (!(await goLive(folder, commit))) return outcomeOf(SENT.message, { isSent: true, said: SENT.said });
    const message = address ? `Live at ${new URL(address).host}` : "Live";
    return outcomeOf(message, { isSent: true, isLive: true, address });
  };

  return {
    /** Starts a publication of the draft that was shown. Resolves when it is live or has failed. @throws Refusal if another one is running */
    publish: (shown: string, by?: Person): Promise<Outcome> =>
      run("reading", async (now) => {
        const to = await neededDestination(folder);
        const onStep = (step: Step) => Object.assign(now, { step });
        const commit = await publish({ folder, to, shown, by, check, onStep });
        return makeLive(commit, now);
      }),

    /** Tries again to make the last publication live. */
    goLive: (): Promise<Outcome> =>
      run("going live", async (now) => {
        const commit = await fetchPublished(folder, await neededDestination(folder));
        return makeLive(commit, now);
      }),

    /** Forgets the result of the last publication, after a newer change. */
    forget() {
      outcome = undefined;
    },

    state: (): Pick<PublishingState, "running" | "outcome"> => ({
      ...(outcome && { outcome }),
      ...(running && { running: running.step }),
    }),

    /** At the start, after a desk was killed: completes a publication that was pushed, and makes it live. */
    async recover(): Promise<Outcome | undefined> {
      const to = await destination(folder);
      if (!to) return undefined;
      const commit = await fetchPublished(folder, to);
      const message = await git(folder, "log", "-1", "--format=%B", commit);
      if (!message.includes(SIGNATURE)) return undefined;
      const saved = await readDraftTree(folder);
      const sides = { base: saved.base, ours: commit, theirs: saved.draft };
      const published = await git(folder, "rev-parse", `${commit}^{tree}`);
      const isSent = (await merged(folder, sides)).tree === published;
      if (isSent && saved.files.length > 0) await updateBranch({ folder, commit, saved, message });
      const { address } = await liveSettings(folder);
      return address && !(await isLive(folder, commit)) ? this.goLive() : undefined;
    },
  };
}

/** The outcome of a failure. */
function failed(error: unknown, { step }: Running): Outcome {
  const ended = { isSent: step === "going live" };
  if (error instanceof Refusal)
    return outcomeOf(error.message, { ...ended, said: error.details.said });
  console.error(error);
  return outcomeOf(WRONG, ended);
}

function outcomeOf(message: string, ended: Partial<Outcome>): Outcome {
  return { isSent: false, isLive: false, ...ended, message, at: new Date().toISOString() };
}
