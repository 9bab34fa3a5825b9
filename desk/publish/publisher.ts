import type { Outcome, PublishingState, Step } from "../publishing.ts";
import { Refusal } from "../refusal.ts";
import { checkWebsite } from "./build-website.ts";
import type { Person } from "./git.ts";
import { goLive } from "./go-live.ts";
import { type Check, publish } from "./publish.ts";
import { neededDestination } from "./publish-to.ts";

const WRONG =
  "Something went wrong in the desk. Show its own window to whoever looks after the website.";
const SENT = {
  message:
    "Sent, but not live yet as far as this desk can see: nobody has told it the address of your website.",
  said: "Start the website on this computer (npm start), or write its address into the file .env: SITE_URL=https://www.your-clinic.ca",
};

export type Publisher = ReturnType<typeof createPublisher>;

/**
 * Publishes a content folder, one publication at a time. It stores no state: git has it, so a killed desk
 * loses nothing, and publishing again completes what it began.
 */
export function createPublisher(folder: string, check: Check = checkWebsite) {
  let running: Step | undefined;
  let outcome: Outcome | undefined;
  const onStep = (step: Step) => {
    running = step;
  };

  const publishAndGoLive = async (shown: string, by: Person | undefined): Promise<Outcome> => {
    const to = await neededDestination(folder);
    const commit = await publish({ folder, to, shown, by, check, onStep });
    onStep("going live");
    const address = await goLive(folder, commit);
    return address
      ? outcomeOf(`Live at ${new URL(address).host}`, { isSent: true, address })
      : outcomeOf(SENT.message, { isSent: true, said: SENT.said });
  };

  return {
    /**
     * Starts a publication of the draft that was shown. Resolves when it is live or has failed.
     * @throws Refusal if another one is running
     */
    publish(shown: string, by?: Person): Promise<Outcome> {
      if (running) throw new Refusal("A publication is under way already.", 409);
      onStep("reading");
      outcome = undefined;
      return publishAndGoLive(shown, by)
        .catch((error) => failed(error, { isSent: running === "going live" }))
        .then((ended) => {
          running = undefined;
          outcome = ended;
          return ended;
        });
    },

    /** Forgets the result of the last publication, after a newer change. */
    forget() {
      outcome = undefined;
    },

    state: (): Pick<PublishingState, "running" | "outcome"> => ({
      ...(outcome && { outcome }),
      ...(running && { running }),
    }),
  };
}

function failed(error: unknown, ended: Partial<Outcome>): Outcome {
  if (error instanceof Refusal)
    return outcomeOf(error.message, { ...ended, said: error.details.said });
  console.error(error);
  return outcomeOf(WRONG, ended);
}

function outcomeOf(message: string, ended: Partial<Outcome>): Outcome {
  return { isSent: false, ...ended, message, at: new Date().toISOString() };
}
