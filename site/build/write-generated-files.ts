import { join } from "node:path";
import type { Site } from "../site.ts";
import { CLIENT_DIR } from "./client-build.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { inTurn, writeInto } from "./write-file.ts";

/** Writes the files beside the pages, and the pictures that the rendered pages were given. */
export async function writeGeneratedFiles(site: Site): Promise<void> {
  const { generate, standing } = createGeneratedFiles(site);
  await inTurn(new Set([...standing, ...site.media.pictures.requests.keys()]), async (path) => {
    const generated = await generate(path);
    if (!generated) throw new Error(`A page asks for ${path}, which the build does not generate.`);
    await writeInto(join(CLIENT_DIR, path), generated.body);
  });
}
