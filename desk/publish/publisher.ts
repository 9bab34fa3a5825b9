import type { Outcome } from "../publishing.ts";
import { Refusal } from "../server/refusal.ts";
import { checkWebsite } from "./check-website.ts";
import type { Person } from "./git.ts";
import { goLive } from "./go-live.ts";
import {
  failed,
  live,
  type PublicationRecord,
  readRecord,
  sent,
  truthOf,
  writeRecord,
} from "./publication-record.ts";
import { type Check, type Chosen, neededDestination, publish } from "./publish.ts";

type Options = {
  check?: Check;
  /** Called at each step, and for each line of the release. */
  onChange?: () => void;
};

/** Resolves when it is live or has failed. */
type Begun = { ended: Promise<Outcome> };

export type Publisher = ReturnType<typeof createPublisher>;

/** Publishes for one folder, one publication at a time, and knows what has become of the last one. */
export function createPublisher(folder: string, options: Options = {}) {
  const { check = checkWebsite, onChange } = options;
  let stopping: AbortController | undefined;
  let line = "";

  return {
    /** Begins. @throws Refusal where it cannot */
    async start(chosen: Chosen, by?: Person): Promise<Begun> {
      await refuseIfRunning();
      const { before, after, changes } = chosen;
      const to = await neededDestination(folder);
      const parts = { chosen: { before, after }, count: changes.length, to };
      const state = { ...parts, process: process.pid, step: "reading" as const };
      return run(state, async (running, signal) => {
        const onStep = (step: PublicationRecord["step"], commit?: string) => {
          Object.assign(running, { step, commit });
          return write(running);
        };
        const order = { folder, chosen, to, check, by, signal, onStep };
        const { isFirst } = await publish(order);
        const end = await makeLive(running, signal);
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

    stop: () => stopping?.abort(),

    /** What is known of the last one, and what the release says of the one that runs. */
    state: async () => ({ last: await readRecord(folder), line }),

    /** At the start: says what is true of one that was cut off. */
    async recover(): Promise<void> {
      const last = await readRecord(folder);
      if (!last || last.outcome || isElsewhere(last)) return;
      await write({ ...last, outcome: await truthOf(folder, last) });
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
    await write(state);
    const end = async () => {
      const outcome = await go(state, signal).catch((error) => failed(error, state));
      stopping = undefined;
      line = "";
      await write({ ...state, outcome });
      return outcome;
    };
    return { ended: end() };
  }

  async function makeLive(state: PublicationRecord, signal: AbortSignal): Promise<Outcome> {
    state.step = "going live";
    await write(state);
    const onLine = (said: string) => {
      line = said;
      onChange?.();
    };
    const { commit = "" } = state;
    return (await goLive({ folder, commit, signal, onLine })) ? live(folder) : sent(state);
  }

  async function write(state: PublicationRecord) {
    await writeRecord(folder, state);
    onChange?.();
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
