import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { contentHash, hashOfFiles } from "../content/files/content-files.ts";

/** The settings of a build. The server compares them with its own when it starts. */
const { CONTENT = "", PUBLIC_ANON_KEY = "", FUNCTIONS_URL = "", SITE_URL = "" } = process.env;
export const builtWith = { CONTENT, PUBLIC_ANON_KEY, FUNCTIONS_URL, SITE_URL };

const INPUTS = ["{contract,site}/**/*.*", "vite.config.ts", "package-lock.json"];
const TEST = /\.test\.tsx?$/;

/**
 * A hash of all inputs of a build, as 12 hex digits. It hashes bytes rather than modification times, because
 * a file that was copied with `cp -p` may be older than the build that lacks it.
 * @param project the folder of package-lock.json @param content the content folder
 */
export function inputsHash(project: string, content: string): string {
  const files = globSync(INPUTS, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map(({ parentPath, name }) => relative(project, join(parentPath, name)));
  return hashOfFiles(project, files, contentHash(content));
}
