import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `file.br` and `file.gz` at the highest level: compressed once here, served many times. */
export async function compressBeside(file: string): Promise<void> {
  const body = await readFile(file);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  await Promise.all([
    brotli(body, options).then((compressed) => writeFile(`${file}.br`, compressed)),
    gzipped(body, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
      writeFile(`${file}.gz`, compressed),
    ),
  ]);
}
