import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

/** Apart from the build that is served. */
const DIST = "node_modules/.cache/desk-build/dist";

/** Builds the whole site of a content folder and checks it as a release is. Resolves to what is wrong, or to nothing. */
export async function trialBuild(
  folder: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const cwd = resolve(import.meta.dirname, "../..");
  // The desk's own server has made this a development process.
  const env = { ...process.env, NODE_ENV: "", VITEST: "", DIST, CONTENT: resolve(folder) };
  const release = ["deploy/release/release.ts", "--without-server"];
  try {
    await promisify(execFile)(process.execPath, release, { cwd, env, ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    return (error as { stderr: string }).stderr.trim();
  }
}
