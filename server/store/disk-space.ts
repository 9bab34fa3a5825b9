import { statfs } from "node:fs/promises";

/** Requests are refused while less than this is free, so that accepted ones can still be delivered. */
export const LOW_WATER_BYTES = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1000;

export type DiskSpace = ReturnType<typeof watchDiskSpace>;

export function watchDiskSpace(folder: string) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<number | undefined>;
  const freeBytes = () => {
    if (performance.now() - lookedAt >= CHECK_EVERY_MS) {
      lookedAt = performance.now();
      looking = statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => undefined,
      );
    }
    return looking;
  };
  return {
    freeBytes,
    isLow: async () => ((await freeBytes()) ?? LOW_WATER_BYTES) < LOW_WATER_BYTES,
  };
}
