import { readFileSync } from "node:fs";
import { Source } from "../source.ts";

const readBefore = new Map<string, { text: string; source: Source }>();

/** In development a save changes one file: the others are not parsed again. Undefined where there is no such file. */
export function readSource(file: string): Source | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  const before = readBefore.get(file);
  if (before?.text === text) return before.source;
  const source = new Source(file, text);
  readBefore.set(file, { text, source });
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
