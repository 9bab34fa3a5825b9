import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { CLIENT_DIR } from "./client-build.ts";
import { isCompressible } from "./content-types.ts";
import { precompress } from "./precompress.ts";
import { forEachFile } from "./write-file.ts";

/** Writes compressed copies of text files. Resolves to the paths of all files below `client`, without these copies. */
export async function compressFiles(): Promise<string[]> {
  const files = (await readdir(CLIENT_DIR, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".vite"))
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT_DIR.length + 1))
    .toSorted();
  await forEachFile(files.filter(isCompressible), (file) => precompress(join(CLIENT_DIR, file)));
  return files;
}
