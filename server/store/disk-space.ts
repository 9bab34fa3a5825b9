import { statfs } from "node:fs/promises";
import { atMostEvery } from "./at-most-every.ts";

/** Requests are refused while less than this is free, so that accepted ones can still be delivered. */
export const LOW_WATER_BYTES = 64 * 1024 * 1024;

const CHECK_EVERY_MS = 1000;

export type DiskSpace = ReturnType<typeof watchDiskSpace>;

export function watchDiskSpace(folder: string) {
  const freeBytes = atMostEvery(CHECK_EVERY_MS, () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    ),
  );
  return {
    freeBytes,
    isLow: async () => ((await freeBytes()) ?? LOW_WATER_BYTES) < LOW_WATER_BYTES,
  };
}
