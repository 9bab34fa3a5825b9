import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { isYamlFile } from "../../site/content/files/content-files.ts";
import { formatYaml } from "../../site/content/source.ts";
import { draftOf } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import { contentFilesIn, storedWords } from "../server/stored-files.ts";
import { UNWRITTEN, unwrittenIn } from "../unwritten.ts";

/** What publishing waits for: finished files, a site that builds, links that lead somewhere. Resolves to what is wrong. */
export async function checkWebsite(folder: string): Promise<string | undefined> {
  return unfinished(folder).join("\n") || trialBuild(folder);
}

/** Files that a developer has left half done; the project's own tests ask the same of them. */
export function unfinished(folder: string): string[] {
  const draft = draftOf(storedWords(folder));
  return contentFilesIn(folder)
    .filter(isYamlFile)
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const data = parse(text);
      const [first, ...others] = unwrittenIn(data);
      if (first) {
        const more = others.length > 0 ? `, and ${others.length} more texts of it` : "";
        return [`${placeInWords(file, first, draft)} still says “${UNWRITTEN}”${more}.`];
      }
      if (formatYaml(data) === text) return [];
      return [
        `${placeInWords(file, [], draft)} was changed by hand. Open it in the desk and save it.`,
      ];
    });
}

/** Builds the whole site and checks it as `npm run build` does, in a folder of its own. Resolves to what is wrong, or to nothing. */
async function trialBuild(folder: string): Promise<string | undefined> {
  const cwd = resolve(import.meta.dirname, "../..");
  // Below the packages, which the built pages' program asks for.
  const cache = join(cwd, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const beside = mkdtempSync(join(cache, "desk-build-"));
  // The desk's own server has made this a development process.
  const settings = {
    NODE_ENV: "",
    VITEST: "",
    DIST: join(beside, "dist"),
    CONTENT: resolve(folder),
  };
  const build = ["deploy/build/build.ts"];
  try {
    const env = { ...process.env, ...settings };
    await promisify(execFile)(process.execPath, build, { cwd, env });
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
