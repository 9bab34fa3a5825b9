import { atMostEvery } from "./store/at-most-every.ts";
import { type DiskSpace, LOW_WATER_BYTES } from "./store/disk-space.ts";
import type { LocalBuffer } from "./store/local-buffer.ts";
import type { Outbox } from "./store/outbox.ts";
import type { Summary } from "./store/rows.ts";
import { withTimeout } from "./store/with-timeout.ts";

const CHECK_EVERY_MS = 1000;
// A monitor gets an answer even while the database hangs.
const CHECK_WITHIN_MS = 5000;
// By then the mail server's outage is not brief, and the promised answer is at risk.
const OLDEST_WAITING_MS = 900_000;

type Parts = {
  outbox: Outbox;
  localBuffer: LocalBuffer | undefined;
  diskSpace: DiskSpace;
  isLimitUsedUp: () => Promise<boolean>;
  ofTheBuild: () => BuildHealth | undefined;
};

export type BuildHealth = {
  version: string;
  folder: string;
  isBuiltForOtherUrl: boolean;
  /** The build that was to take its place and cannot be served. */
  refusedBuild: { folder: string; reason: string } | null;
};

export function createHealth(parts: Parts) {
  return atMostEvery(CHECK_EVERY_MS, () => check(parts));
}

async function check({ outbox, localBuffer, diskSpace, ofTheBuild, ...limit }: Parts) {
  const diskFreeBytes = (await diskSpace.freeBytes()) ?? null;
  const isDiskLow = diskFreeBytes !== null && diskFreeBytes < LOW_WATER_BYTES;
  const summary = localBuffer?.isSharedAway
    ? undefined
    : await withTimeout(CHECK_WITHIN_MS, summaryOf(outbox)).catch(() => undefined);
  const store = storeState(summary, localBuffer, isDiskLow);
  const isLimitUsedUp = await limit.isLimitUsedUp();
  const build = ofTheBuild();
  const isSound = !build?.isBuiltForOtherUrl && !build?.refusedBuild;
  const isCalm = !isDiskLow && !isLimitUsedUp && isSound && isFlowing(summary);
  return {
    status: store === "unavailable" ? "unavailable" : isCalm ? "ready" : "attention",
    store,
    diskFreeBytes,
    oldestWaitingSeconds: summary ? Math.max(0, Math.round(summary.oldestWaitingMs / 1000)) : null,
    waiting: summary ? summary.queued + summary.active + summary.deferred : null,
    failed: summary?.failed ?? null,
    isLimitUsedUp,
    ...build,
  };
}

async function summaryOf(outbox: Outbox): Promise<Summary> {
  await outbox.checkWritable();
  return outbox.summary();
}

function storeState(
  summary: Summary | undefined,
  localBuffer: LocalBuffer | undefined,
  isDiskLow: boolean,
) {
  if (summary && (localBuffer || !isDiskLow)) return "writable";
  return localBuffer && !isDiskLow ? "local file" : "unavailable";
}

function isFlowing(summary: Summary | undefined): boolean {
  if (!summary) return false;
  return summary.failed + summary.stuck === 0 && summary.oldestWaitingMs < OLDEST_WAITING_MS;
}
