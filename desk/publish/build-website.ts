import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const project = resolve(import.meta.dirname, "../..");

/** Builds a content folder as `npm run build` does, into a folder. Resolves to the problems that the build reports, or to undefined. */
export async function buildWebsite(content: string, dist: string): Promise<string | undefined> {
  // The desk's own server has made this a development process.
  const settings = { NODE_ENV: "", VITEST: "", DIST: resolve(dist), CONTENT: resolve(content) };
  const env = { ...process.env, ...settings };
  try {
    await promisify(execFile)(process.execPath, ["deploy/build/build.ts"], { cwd: project, env });
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  }
}

/** Builds the whole site and follows its links, in a temporary folder. Resolves as `buildWebsite`. */
export async function checkWebsite(content: string): Promise<string | undefined> {
  // Below the project, so that the program that renders the pages finds its packages.
  const cache = join(project, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, "desk-build-"));
  try {
    return await buildWebsite(content, join(temporary, "dist"));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
