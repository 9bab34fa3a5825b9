import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addCleanup, temporaryFolder } from "../support/process.ts";

const MEGABYTES = 80;

/** Mounts a small tmpfs. Returns undefined without the permission to mount. */
export function mountSmallDisk() {
  const folder = temporaryFolder("disk");
  const parameters = ["-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "none", folder];
  if (spawnSync("mount", parameters).status !== 0) return undefined;
  addCleanup(() => spawnSync("umount", [folder]));
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(MEGABYTES * 1024 * 1024));
      } catch {
        // The disk is full.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    [Symbol.dispose]: () => void execFileSync("umount", [folder]),
  };
}
