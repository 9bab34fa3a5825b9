import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";

/** Encoding a picture or compressing a file uses one core. At least two, so that one can read while another computes. */
const CONCURRENCY = Math.max(2, availableParallelism());

/** Writes a file, and creates its folder if necessary. */
export async function writeInto(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** Calls `work` for each item, as many at the same time as the machine has cores. */
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
