import { expect, it } from "vitest";
import { type BuildHealth, createHealth } from "./health.ts";
import { LOW_WATER_BYTES } from "./store/disk-space.ts";
import type { LocalBuffer } from "./store/local-buffer.ts";
import type { Outbox } from "./store/outbox.ts";
import type { Summary } from "./store/rows.ts";

const calm: Summary = {
  ...{ queued: 1, active: 0, deferred: 0, sent: 0, failed: 0, offered: 0 },
  ...{ stuck: 0, oldestWaitingMs: 1000 },
};

type Situation = {
  summary?: Partial<Summary>;
  isStoreAway?: boolean;
  hasLocalBuffer?: boolean;
  freeBytes?: number;
  isLimitUsedUp?: boolean;
  isBuiltForOtherUrl?: boolean;
  refusedBuild?: BuildHealth["refusedBuild"];
};

function readiness({ summary, isStoreAway, hasLocalBuffer, freeBytes, ...rest }: Situation) {
  const checkWritable = async () => {
    if (isStoreAway) throw new Error("away");
  };
  const health = createHealth({
    outbox: {
      checkWritable,
      summary: async () => ({ ...calm, ...summary }),
    } as unknown as Outbox,
    localBuffer: hasLocalBuffer ? ({} as LocalBuffer) : undefined,
    diskSpace: {
      freeBytes: async () => freeBytes ?? 2 * LOW_WATER_BYTES,
      isLow: async () => false,
    },
    isLimitUsedUp: async () => rest.isLimitUsedUp ?? false,
    ofTheBuild: () => ({
      ...{ version: "1", folder: "dist" },
      isBuiltForOtherUrl: rest.isBuiltForOtherUrl ?? false,
      refusedBuild: rest.refusedBuild ?? null,
    }),
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
  ["attention", "a build was refused", { refusedBuild: { folder: "dist", reason: "damaged" } }],
  [
    "attention",
    "the store is away and a file takes its place",
    { isStoreAway: true, hasLocalBuffer: true },
  ],
  ["unavailable", "the store is away", { isStoreAway: true }],
  ["unavailable", "the disk is full", { freeBytes: 0 }],
])("is %s when %s", async (status, _, situation) => {
  expect(await readiness(situation)).toMatchObject({ status });
});
