import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isContentFile } from "./content-files.ts";

const HEX_DIGITS = 12;

/** A hash of all content files, as 12 hex digits. The live site publishes it in `/version.json`. */
export function contentHash(folder: string): string {
  return hashOfFiles(folder, globSync("**/*.*", { cwd: folder }).filter(isContentFile));
}

/**
 * A hash of the names and bytes of files, as 12 hex digits, independent of their order.
 * @param files paths below the folder @param extra a text that is hashed too
 */
export function hashOfFiles(folder: string, files: readonly string[], extra = ""): string {
  const hash = createHash("sha256").update(extra);
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex").slice(0, HEX_DIGITS);
}
