import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const CONCURRENCY = 4;

/** Writes a file, and creates its folder if necessary. */
export async function writeInto(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** Calls `work` for each item, up to four at the same time. More would not be faster: a picture already uses every core. */
export async function forEachFile<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
