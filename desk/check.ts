import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ContentError, type Mistake } from "../site/content/mistakes.ts";
import { readContent } from "../site/content/read.ts";
import { contentFilesIn, type Write } from "./stored-files.ts";

/** Always the same folder, so that unchanged files come from the cache of parsed files. */
const draft = join(tmpdir(), `desk-${process.pid}`);

/** The mistakes that the writes would add to the content. Nothing is written. */
export function newMistakes(writes: readonly Write[], folder: string): Mistake[] {
  rmSync(draft, { recursive: true, force: true });
  try {
    const changed = new Map(writes.map(({ file, bytes }) => [file, bytes]));
    for (const file of new Set([...contentFilesIn(folder), ...changed.keys()])) {
      const [place, bytes] = [join(draft, file), changed.get(file)];
      mkdirSync(dirname(place), { recursive: true });
      if (bytes) writeFileSync(place, bytes);
      else if (!changed.has(file)) symlinkSync(resolve(folder, file), place);
    }
    const mistakes = mistakesIn(draft);
    if (mistakes.length === 0) return [];
    const today = new Set(mistakesIn(folder).map(identity));
    return mistakes.filter((mistake) => !today.has(identity(mistake)));
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** Every mistake in a content folder. */
export function mistakesIn(folder: string): Mistake[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.mistakes];
  }
}

/** Without the line, which other changes move. */
function identity({ code, values, place: { file, path } }: Mistake): string {
  return JSON.stringify([code, values, file, path]);
}
