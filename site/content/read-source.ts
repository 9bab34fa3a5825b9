import { readFileSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "./field-place.ts";
import { overShipped, shippedFile } from "./languages/shipped.ts";
import { type FileSource, type RawFile, Source } from "./source.ts";

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

/** A clinic's file, over the words that come with the site where it is one of those. Undefined where there is neither. */
export function readWords(
  name: string,
  folder: string,
  locale: string,
): (FileSource & Pick<Source, "problem">) | undefined {
  const file = join(folder, `${name}.yaml`);
  const written = readSource(file);
  const shippedAt = shippedFile(name, locale);
  const shipped = shippedAt ? readSource(shippedAt) : undefined;
  if (!shipped || written?.problem) return written;
  const own = written ?? new Source(file, "{}");
  const isShippedAt = (path: Parameters<Source["mistake"]>[0]) =>
    valueAt(own.data, path) === undefined && valueAt(shipped.data, path) !== undefined;
  return {
    file: written ? file : shipped.file,
    data: overShipped(shipped.data, own.data) as RawFile,
    problem: undefined,
    mistake: (path, message) => (isShippedAt(path) ? shipped : own).mistake(path, message),
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
