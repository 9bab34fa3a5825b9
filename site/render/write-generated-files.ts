import { join } from "node:path";
import type { Site } from "../site.ts";
import { CLIENT_DIR } from "./client-build.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { createRenderer } from "./render-picture.ts";
import { forEachFile, writeInto } from "./write-file.ts";

/** How often the build says how far it is. A build that finds every picture in the cache is faster, and says nothing. */
const REPORT_EVERY_MS = 5000;

/** Writes the generated files, and the pictures that the pages requested while they rendered. */
export async function writeGeneratedFiles(site: Site): Promise<void> {
  const { generate, paths } = createGeneratedFiles(site);
  await forEachFile(paths, async (path) => {
    const generated = await generate(path);
    if (!generated) throw new Error(`The build does not generate ${path}.`);
    await writeInto(join(CLIENT_DIR, path), generated.body);
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
      await writeInto(join(CLIENT_DIR, path), await render(path, request));
    done += 1;
    if (Date.now() - reported < REPORT_EVERY_MS) return;
    reported = Date.now();
    console.log(`Pictures: ${done} of ${photos.size}`);
  });
}
