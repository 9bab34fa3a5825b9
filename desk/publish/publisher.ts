import type { Outcome } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { checkWebsite } from "./check-website.ts";
import { canGoLive, goLive } from "./go-live.ts";
import { failed, live, sent, truthOf } from "./outcome.ts";
import { type Check, publish, type Step } from "./publish.ts";
import { neededDestination } from "./publish-to.ts";
import { type PublicationRecord, readRecord, writeRecord } from "./record.ts";

/** Resolves when it is live or has failed. */
type Begun = { ended: Promise<Outcome> };

export type Publisher = ReturnType<typeof createPublisher>;

/** Publishes for one folder, one publication at a time, and knows what has become of the last one. */
export function createPublisher(folder: string, check: Check = checkWebsite) {
  let stopping: AbortController | undefined;
  let line = "";

  return {
    /** Begins. @param chosen the commit of what was chosen @throws Refusal where it cannot */
    async start(chosen: string): Promise<Begun> {
      await refuseIfRunning();
      const to = await neededDestination(folder);
      const state = { chosen, to, process: process.pid, step: "reading" as const };
      return run(state, async (running, signal) => {
        const onStep = (step: Step, commit?: string) =>
          writeRecord(folder, Object.assign(running, { step, commit }));
        const { isFirst } = await publish({ folder, chosen, to, check, signal, onStep });
        const end = await makeLive(running);
        return isFirst ? { ...end, message: `${end.message} ${NO_LONGER_SAMPLE}` } : end;
      });
    },

    /** Once more, what was sent and is not live. @throws Refusal where there is nothing */
    async goLive(): Promise<Begun> {
      await refuseIfRunning();
      const { outcome, ...last } = (await readRecord(folder)) ?? {};
      if (!outcome?.isSent || !("commit" in last)) throw new Refusal("Nothing waits to be live.");
      return run({ ...last, process: process.pid }, makeLive);
    },

    /** With everything as it was; what is sent already goes on until it is live. */
    stop: () => stopping?.abort(),

    /** What is known of the last one, and what the release says of the one that runs. */
    state: async () => ({ last: await readRecord(folder), line }),

    /** At the start: says what is true of one that was cut off, and makes live what was sent. */
    async recover(): Promise<void> {
      const last = await readRecord(folder);
      if (!last || last.outcome || isElsewhere(last)) return;
      const outcome = await truthOf(folder, last);
      await writeRecord(folder, { ...last, outcome });
      if (outcome.isSent && !outcome.isLive && (await canGoLive(folder))) await this.goLive();
    },
  };

  async function refuseIfRunning() {
    const last = await readRecord(folder);
    const isUnderWay = stopping || (last && !last.outcome && isElsewhere(last));
    if (isUnderWay) throw new Refusal("A publication is under way already.", 409);
  }

  /** Whatever ends it is the outcome. */
  async function run(
    state: PublicationRecord,
    go: (state: PublicationRecord, signal: AbortSignal) => Promise<Outcome>,
  ): Promise<Begun> {
    stopping = new AbortController();
    const { signal } = stopping;
    await writeRecord(folder, state);
    const end = async () => {
      const outcome = await go(state, signal).catch((error) => failed(error, state));
      stopping = undefined;
      line = "";
      await writeRecord(folder, { ...state, outcome });
      return outcome;
    };
    return { ended: end() };
  }

  async function makeLive(state: PublicationRecord): Promise<Outcome> {
    const { commit = "" } = state;
    await writeRecord(folder, Object.assign(state, { step: "going live" }));
    const onLine = (said: string) => {
      line = said;
    };
    return (await goLive({ folder, commit, onLine })) ? live(folder) : sent(folder);
  }
}

const NO_LONGER_SAMPLE =
  "The website is your own from now on: no test holds it to the words of the sample any more.";

/** In another process that still runs, such as the command beside the desk. */
function isElsewhere({ process: id }: PublicationRecord): boolean {
  try {
    return id !== process.pid && process.kill(id, 0);
  } catch {
    return false;
  }
}
