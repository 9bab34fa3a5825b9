import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One folder for everything a run writes. Children find it as TMPDIR; it goes with the process that made it. */
export function claimTemporaryFolder(): void {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // A database of another user has its folder in here.
  chmodSync(folder, 0o711);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
