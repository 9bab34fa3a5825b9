import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates one temporary folder for a run. Child processes inherit it as TMPDIR. It is removed when the creating process exits. */
export function claimTemporaryFolder(): void {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // Traversable for others, because PostgreSQL runs as another user and keeps its data in here.
  chmodSync(folder, 0o711);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
