import { type DiskSpace, LOW_WATER_BYTES } from "./store/disk-space.ts";
import type { Spill } from "./store/local-buffer.ts";
import type { Outbox } from "./store/outbox.ts";
import type { Summary } from "./store/rows.ts";

type Parts = {
  outbox: Outbox;
  spill: Spill | undefined;
  diskSpace: DiskSpace;
  isLimitUsedUp: () => Promise<boolean>;
  isBuiltForOtherUrl: boolean;
};

export function createHealth(parts: Parts) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let readiness: ReturnType<typeof check>;
  return () => {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      readiness = check(parts);
    }
    return readiness;
  };
}

const CHECK_EVERY_MS = 1000;
// By then a mail server is more than briefly away, and the promised answer is at risk.
const OLDEST_WAITING_MS = 900_000;

async function check({ outbox, spill, diskSpace, isBuiltForOtherUrl, ...limit }: Parts) {
  const diskFreeBytes = (await diskSpace.freeBytes()) ?? null;
  const isDiskLow = diskFreeBytes !== null && diskFreeBytes < LOW_WATER_BYTES;
  const summary = await outbox.checkWritable().catch(() => undefined);
  const store = storeState(summary, spill, isDiskLow);
  const isLimitUsedUp = await limit.isLimitUsedUp();
  const isCalm = !isDiskLow && !isLimitUsedUp && !isBuiltForOtherUrl && isFlowing(summary);
  return {
    status: store === "unavailable" ? "unavailable" : isCalm ? "ready" : "attention",
    store,
    diskFreeBytes,
    oldestWaitingSeconds: summary ? Math.max(0, Math.round(summary.oldestWaitingMs / 1000)) : null,
    waiting: summary ? summary.queued + summary.active + summary.deferred : null,
    failed: summary?.failed ?? null,
    isLimitUsedUp,
    isBuiltForOtherUrl,
  };
}

function storeState(summary: Summary | undefined, spill: Spill | undefined, isDiskLow: boolean) {
  if (summary && (spill || !isDiskLow)) return "writable";
  return spill && !isDiskLow ? "local file" : "unavailable";
}

function isFlowing(summary: Summary | undefined): boolean {
  if (!summary) return false;
  return summary.failed + summary.stuck === 0 && summary.oldestWaitingMs < OLDEST_WAITING_MS;
}
