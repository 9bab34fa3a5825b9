import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isContentFile } from "./content-files.ts";

const HEX_DIGITS = 12;

/** What a content folder holds, in twelve digits: the live site names the same in `/version.json`. */
export function contentHash(folder: string): string {
  return hashOfFiles(folder, globSync("**/*.*", { cwd: folder }).filter(isContentFile));
}

/** Of their names and all their bytes, in whatever order they are named. @param beside what else counts */
export function hashOfFiles(folder: string, files: readonly string[], beside = ""): string {
  const hash = createHash("sha256").update(beside);
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex").slice(0, HEX_DIGITS);
}
