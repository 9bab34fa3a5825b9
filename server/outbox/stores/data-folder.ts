import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { StartError } from "../../start-error.ts";

/**
 * Makes the data folder, which no other user may read. A full disk is only logged, as pages can be served.
 * @throws StartError when it cannot be written to for another reason.
 */
export async function checkDataFolder(folder: string, log: Logger): Promise<void> {
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    await writeFile(probe, "written");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== "ENOSPC" && code !== "EDQUOT") {
      throw new StartError(`DATA_DIR: ${folder} cannot be written to (${code})`, { cause });
    }
    log.error(
      { folder },
      "the disk is full: pages are served, requests are refused until there is room",
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
