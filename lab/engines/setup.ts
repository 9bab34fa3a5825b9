import { execFileSync, spawnSync } from "node:child_process";
import { buildFirst } from "../../test/support/build-first.ts";

// Playwright takes its setup as the default export.
export default async function setUp(): Promise<void> {
  const { status } = spawnSync("npm", ["ci", "--silent", "--prefix", "lab/engines"]);
  // Without the registry nothing here has its types either, and the tests are skipped.
  if (status === 0) execFileSync("tsc", ["-p", "lab/engines"], { stdio: "inherit" });
  await buildFirst();
}
