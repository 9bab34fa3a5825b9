import { join } from "node:path";
import type { Site } from "../site.ts";
import { CLIENT_DIR } from "./client-build.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { forEachFile, writeInto } from "./write-file.ts";

/** Writes the generated files, and the pictures that the pages requested while they rendered. */
export async function writeGeneratedFiles(site: Site): Promise<void> {
  const { generate, paths } = createGeneratedFiles(site);
  await forEachFile(new Set([...paths, ...site.media.pictures.requests.keys()]), async (path) => {
    const generated = await generate(path);
    if (!generated) throw new Error(`A page requests ${path}, which the build does not generate.`);
    await writeInto(join(CLIENT_DIR, path), generated.body);
  });
}
