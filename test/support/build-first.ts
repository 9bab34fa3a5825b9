import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Builds the site if its sources have changed. */
export async function buildFirst(): Promise<void> {
  // Vitest's own environment would produce a different build.
  const env = { ...process.env, NODE_ENV: "", VITEST: "" };
  await promisify(execFile)(process.execPath, ["deploy/build/build-if-needed.ts"], { env });
}
