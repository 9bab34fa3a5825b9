import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { isYamlFile } from "../../site/content/content-files.ts";
import { formatYaml } from "../../site/content/source.ts";
import { placeInWords } from "../owners-words.ts";
import { contentFilesIn } from "../server/stored-files.ts";
import { UNWRITTEN, unwrittenIn } from "../unwritten.ts";

/** What publishing waits for: finished files, a site that builds, links that lead somewhere. Resolves to what is wrong. */
export async function checkWebsite(
  folder: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return unfinished(folder).join("\n") || trialBuild(folder, signal);
}

/** Files that a developer has left half done; the project's own tests ask the same of them. */
export function unfinished(folder: string): string[] {
  return contentFilesIn(folder)
    .filter(isYamlFile)
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const data = parse(text);
      const [first, ...others] = unwrittenIn(data);
      if (first) {
        const more = others.length > 0 ? `, and ${others.length} more texts of it` : "";
        return [`${placeInWords(file, first)} still says “${UNWRITTEN}”${more}.`];
      }
      if (formatYaml(data) === text) return [];
      return [`${placeInWords(file, [])} was changed by hand. Open it in the desk and save it.`];
    });
}

/** Apart from the build that is served. */
const DIST = "node_modules/.cache/desk-build/dist";

/** Builds the whole site and checks it as a release is. Resolves to what is wrong, or to nothing. */
async function trialBuild(folder: string, signal?: AbortSignal): Promise<string | undefined> {
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
