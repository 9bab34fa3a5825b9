import type { Site } from "../site.ts";
import { compressFiles } from "./compress-files.ts";
import { writeGeneratedFiles } from "./write-generated-files.ts";
import { writeManifest } from "./write-manifest.ts";
import { writePages } from "./write-pages.ts";

type Rendered = { pages: ReadonlyMap<string, string>; styles: string };

/** Writes a build from its rendered pages, in four steps. */
export async function finishBuild(site: Site, { pages, styles }: Rendered): Promise<void> {
  const pagePaths = await writePages(pages);
  await writeGeneratedFiles(site);
  const files = await compressFiles();
  await writeManifest(site, { files, pagePaths, styles });
}
