import { expect, it } from "vitest";
import { createHealth } from "./health.ts";
import { LOW_WATER_BYTES } from "./store/disk-space.ts";
import type { Spill } from "./store/local-buffer.ts";
import type { Outbox } from "./store/outbox.ts";
import type { Summary } from "./store/rows.ts";

const calm: Summary = {
  ...{ queued: 1, active: 0, deferred: 0, sent: 0, failed: 0 },
  ...{ stuck: 0, oldestWaitingMs: 1000 },
};

type Situation = {
  summary?: Partial<Summary>;
  isStoreAway?: boolean;
  hasSpill?: boolean;
  freeBytes?: number;
  isLimitUsedUp?: boolean;
  isBuiltForOtherUrl?: boolean;
};

function readiness({ summary, isStoreAway, hasSpill, freeBytes, ...rest }: Situation) {
  const checkWritable = async () => {
    if (isStoreAway) throw new Error("away");
    return { ...calm, ...summary };
  };
  const health = createHealth({
    outbox: { checkWritable } as unknown as Outbox,
    spill: hasSpill ? ({} as Spill) : undefined,
    diskSpace: {
      freeBytes: async () => freeBytes ?? 2 * LOW_WATER_BYTES,
      isLow: async () => false,
    },
    isLimitUsedUp: async () => rest.isLimitUsedUp ?? false,
    isBuiltForOtherUrl: rest.isBuiltForOtherUrl ?? false,
  });
  return health();
}

it.each<[string, string, Situation]>([
  ["ready", "mail flows", {}],
  ["attention", "a mail has failed", { summary: { failed: 1 } }],
  ["attention", "a mail waits for a setting", { summary: { stuck: 1 } }],
  [
    "attention",
    "a mail has waited for a quarter of an hour",
    { summary: { oldestWaitingMs: 900_000 } },
  ],
  ["attention", "the limit for all is used up", { isLimitUsedUp: true }],
  ["attention", "the pages name another address", { isBuiltForOtherUrl: true }],
  [
    "attention",
    "the store is away and a file takes its place",
    { isStoreAway: true, hasSpill: true },
  ],
  ["unavailable", "the store is away", { isStoreAway: true }],
  ["unavailable", "the disk is full", { freeBytes: 0 }],
])("is %s when %s", async (status, _, situation) => {
  expect(await readiness(situation)).toMatchObject({ status });
});
