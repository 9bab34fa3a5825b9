import { execFile } from "node:child_process";
import { cpSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import {
  keepPreviousFiles,
  makeLive,
  newestBuild,
  removeLeftovers,
} from "../../deploy/build/builds.ts";
import { inputsHash } from "../../site/render/build-inputs.ts";
import { buildsOf } from "../../site/render/dist.ts";

const project = resolve(import.meta.dirname, "../..");

/**
 * Below the project, so that the program that renders the pages finds its packages. Each desk has a folder of
 * its own.
 */
const CACHE = join(project, "node_modules/.cache/desk");
const checked = join(buildsOf(CACHE), `building-${process.pid}`, "dist");

/** The hash of everything that the last build without problems was made of. */
let last = "";

/**
 * Builds the whole site and follows its links, unless that is what it built last. Resolves to the problems
 * that the build reports, or to undefined.
 */
export async function checkWebsite(content: string): Promise<string | undefined> {
  const inputs = inputsHash(project, content);
  if (last === inputs) return undefined;
  last = "";
  // Those of desks that have ended.
  removeLeftovers(CACHE);
  // The desk's own server has made this a development process.
  const settings = { NODE_ENV: "", VITEST: "", DIST: checked, CONTENT: resolve(content) };
  const env = { ...process.env, ...settings };
  try {
    await promisify(execFile)(process.execPath, ["deploy/build/build.ts"], { cwd: project, env });
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  }
  last = inputs;
  return undefined;
}

/** Puts the build of a content folder in place of the build in `dist`. Resolves as `checkWebsite`. */
export async function replaceBuild(content: string, dist: string): Promise<string | undefined> {
  const problem = await checkWebsite(content);
  if (problem) return problem;
  const build = join(buildsOf(dist), `building-${process.pid}`);
  try {
    // Copied, because the two folders may be on different filesystems.
    cpSync(realpathSync(checked), build, { recursive: true });
    const previous = newestBuild(dist);
    if (previous) keepPreviousFiles(build, previous);
    makeLive(build, dist);
  } catch (error) {
    return `${error}`;
  }
  return undefined;
}
