import { existsSync } from "node:fs";
import { mkdir, open, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { StartError } from "../start-error.ts";

const OPEN_TO_OTHERS = 0o077;

/**
 * A new folder is private; an existing one keeps its mode, as it may be somebody
 * else's. A full disk is only logged, as pages can be served. @throws StartError
 */
export async function checkDataFolder(folder: string, log: Logger): Promise<void> {
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    await makeFolder(folder);
    const { mode } = await stat(folder);
    if ((mode & OPEN_TO_OTHERS) !== 0) {
      log.warn(
        { folder },
        `others can look into DATA_DIR: chmod 700 it, or set a folder of its own`,
      );
    }
    await writeFile(probe, "written");
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (!["ENOSPC", "EDQUOT"].includes(code)) {
      throw new StartError(`DATA_DIR: ${folder} cannot be written to (${code})`, { cause });
    }
    const message = "the disk is full: pages are served, requests are refused until there is room";
    log.error({ folder }, message);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Node's own recursive mkdir never ends where the parent exists and takes no folder, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}

/** After a power cut a new name is there only if its folder was synced. */
export async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder);
  await directory.sync();
}
