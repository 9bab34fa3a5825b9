import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "../media/build-cache.ts";
import { createRenderer } from "../media/pictures.ts";
import type { Site } from "../site.ts";
import { isCompressible } from "./content-types.ts";
import { clientFolder } from "./dist.ts";
import { createGeneratedFiles } from "./generated-files.ts";

/** Encoding a picture or compressing a file uses one core. At least two, so that one can read while another computes. */
const CONCURRENCY = Math.max(2, availableParallelism());
/** How often the build says how far it is. A build that finds every picture in the cache is faster, and says nothing. */
const REPORT_EVERY_MS = 5000;
/** The highest quality, 11, takes two and a half times as long and saves 2 % of the size. */
const BROTLI_QUALITY = 10;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes each page. Resolves to the URL path of each file, by its path below `client`. */
export async function writePages(
  pages: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  for (const [path, html] of pages) {
    const file = fileOf(path);
    paths.set(file, path);
    await writeInto(join(clientFolder, file), html);
  }
  return paths;
}

/** "/gallery?show=laser" → "gallery.show=laser.html". */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replace("?", ".")}.html`;
}

/** Writes the generated files, and the pictures that the pages requested while they rendered. */
export async function writeGeneratedFiles(site: Site): Promise<void> {
  const { generate, paths } = createGeneratedFiles(site);
  await forEachFile(paths, async (path) => {
    const generated = await generate(path);
    if (!generated) throw new Error(`The build does not generate ${path}.`);
    await writeInto(join(clientFolder, path), generated.body);
  });
  await writePictures(site);
}

async function writePictures({ media: { pictures } }: Site): Promise<void> {
  const photos = Map.groupBy(pictures.requests, ([, { photo }]) => photo);
  let done = 0;
  let reported = Date.now();
  await forEachFile(photos, async ([photo, requests]) => {
    const render = createRenderer(pictures, photo);
    for (const [path, request] of requests)
      await writeInto(join(clientFolder, path), await render(path, request));
    done += 1;
    if (Date.now() - reported < REPORT_EVERY_MS) return;
    reported = Date.now();
    console.log(`Pictures: ${done} of ${photos.size}`);
  });
}

/** Writes compressed copies of text files. Resolves to the paths of all files below `client`, without these copies. */
export async function compressFiles(): Promise<string[]> {
  const files = (await readdir(clientFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".vite"))
    .map((entry) => join(entry.parentPath, entry.name).slice(clientFolder.length + 1))
    .toSorted();
  await forEachFile(files.filter(isCompressible), (file) => precompress(join(clientFolder, file)));
  return files;
}

/** Writes `file.br` and `file.gz`. */
async function precompress(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    cached("compressed", ["br", body], () => brotli(body, { params })),
    cached("compressed", ["gz", body], () =>
      gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
    ),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a file, and creates its folder if necessary. */
export async function writeInto(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** Calls `work` for each item, as many at the same time as the machine has cores. */
async function forEachFile<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
