import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const AT_ONCE = 4;

export async function writeInto(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** A few at a time: pictures already use every core. */
export async function inTurn<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
