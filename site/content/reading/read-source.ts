import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Source } from "../source.ts";

const cache = new Map<string, { text: string; source: Source }>();

/**
 * Reads a file, or returns undefined if it does not exist. An unchanged file is not parsed again, because in
 * development a save changes only one. @param file its path below the content folder
 */
export function readSource(folder: string, file: string): Source | undefined {
  const place = join(folder, file);
  const text = readText(place);
  if (text === undefined) return undefined;
  const cached = cache.get(place);
  if (cached?.text === text) return cached.source;
  const source = new Source(file, text);
  cache.set(place, { text, source });
  return source;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
