import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "./database.ts";

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5000;

export async function recordOutcome(change: () => Promise<void>): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await wait(waitMs);
    }
  }
}
