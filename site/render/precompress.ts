import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "./build-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The highest quality, 11, takes two and a half times as long and saves 2 % of the size. */
const BROTLI_QUALITY = 10;

/** Writes `file.br` and `file.gz`. */
export async function precompress(file: string): Promise<void> {
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
