import { execFileSync, spawnSync } from "node:child_process";
import { buildFirst } from "../../test/support/build-first.ts";

// Playwright requires a default export for a global setup.
export default async function setUp(): Promise<void> {
  const { status } = spawnSync("npm", ["ci", "--silent", "--prefix", "lab"]);
  // Without the registry, packages and their types are missing, and the tests are skipped.
  if (status === 0) execFileSync("tsc", ["-p", "lab"], { stdio: "inherit" });
  await buildFirst();
}
