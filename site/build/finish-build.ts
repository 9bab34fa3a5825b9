import type { Site } from "../site.ts";
import { compressFiles } from "./compress-files.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { writeGeneratedFiles } from "./write-generated-files.ts";
import { type Rendered, writeManifest } from "./write-manifest.ts";
import { writePages } from "./write-pages.ts";

/**
 * Writes a build from its rendered pages, in four steps.
 * @param sites one for each language, the main one first
 */
export async function finishBuild(
  sites: readonly [Site, ...Site[]],
  { pages, formPages }: Rendered & { pages: ReadonlyMap<string, string> },
): Promise<void> {
  const policy = contentSecurityPolicy(sites[0].functions.url);
  const pageFiles = await writePages(pages, policy);
  await writeGeneratedFiles(sites);
  const files = await compressFiles();
  await writeManifest(sites, { files, pageFiles, policy, formPages });
}
