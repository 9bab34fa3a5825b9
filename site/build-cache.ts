import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const CACHE_DIR = "node_modules/.cache";

/** What was made from the same ingredients in an earlier build, or made now and kept for the next. */
export async function cached(
  folder: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const ingredient of ingredients) hash.update(ingredient).update("\0");
  return cachedFile(join(folder, hash.digest("hex").slice(0, 32)), make);
}

/** The same for a name that already tells its ingredients. */
export async function cachedFile(
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(CACHE_DIR, name);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const body = await make();
  await mkdir(dirname(file), { recursive: true });
  // Whole or not at all: another build may be reading, and two pages of this one may be alike.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, body);
  await rename(unfinished, file);
  return body;
}
