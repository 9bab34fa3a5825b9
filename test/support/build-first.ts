import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Builds the site if anything it is made of has changed. */
export async function buildFirst(): Promise<void> {
  // The test runner's settings would make another build.
  const env = { ...process.env, NODE_ENV: "", VITEST: "" };
  await promisify(execFile)(process.execPath, ["site/build/build-if-needed.ts"], { env });
}
