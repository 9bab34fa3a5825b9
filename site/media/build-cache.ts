import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const CACHE_DIR = "node_modules/.cache";

/** Returns the cached result for the same ingredients, or calls `make` and caches its result. @param folder below the cache folder */
export async function cached(
  folder: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const ingredient of ingredients) hash.update(ingredient).update("\0");
  return cachedFile(join(folder, hash.digest("hex").slice(0, 32)), make);
}

/** The same for a file name that already identifies the inputs. @param name a path below the cache folder */
export async function cachedFile(
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(CACHE_DIR, name);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const body = await make();
  await mkdir(dirname(file), { recursive: true });
  // Written to a temporary file and renamed, because other builds and other pages may read it at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, body);
  await rename(unfinished, file);
  return body;
}
