import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isYamlFile } from "../../content-model/content-files.ts";
import { formatYaml } from "../../content-model/source.ts";
import { UNWRITTEN } from "../../content-model/treatment-template.ts";
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
      const place = placeInWords(file, []);
      if (text.includes(UNWRITTEN)) return [`${place}: a text still says “${UNWRITTEN}”.`];
      const isAsSaved = formatYaml(parse(text)) === text;
      return isAsSaved ? [] : [`${place} was changed by hand. Open it in the desk and save it.`];
    });
}
