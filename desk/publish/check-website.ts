import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isYamlFile } from "../../content-model/content-files.ts";
import { formatYaml } from "../../content-model/source.ts";
import { UNWRITTEN, unwrittenIn } from "../../content-model/unwritten.ts";
import { placeInWords } from "../owners-words.ts";
import { contentFilesIn } from "../server/stored-files.ts";
import { trialBuild } from "./trial-build.ts";

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
