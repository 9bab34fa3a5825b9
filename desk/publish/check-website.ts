import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/**
 * Builds the whole site and checks it as `npm run build` does, in a temporary folder.
 * Resolves to the problems that the build reports, or to undefined.
 */
export async function checkWebsite(folder: string): Promise<string | undefined> {
  const cwd = resolve(import.meta.dirname, "../..");
  // Below the project, so that the program that renders the pages finds its packages.
  const cache = join(cwd, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, "desk-build-"));
  // The desk's own server has made this a development process.
  const settings = {
    NODE_ENV: "",
    VITEST: "",
    DIST: join(temporary, "dist"),
    CONTENT: resolve(folder),
  };
  const build = ["deploy/build/build.ts"];
  try {
    const env = { ...process.env, ...settings };
    await promisify(execFile)(process.execPath, build, { cwd, env });
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
