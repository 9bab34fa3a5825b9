import { readFileSync } from "node:fs";
import { Source } from "../source.ts";

const cache = new Map<string, { text: string; source: Source }>();

/** Reads a file, or returns undefined if it does not exist. An unchanged file is not parsed again, because in development a save changes only one. */
export function readSource(file: string): Source | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  const cached = cache.get(file);
  if (cached?.text === text) return cached.source;
  const source = new Source(file, text);
  cache.set(file, { text, source });
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
