import type { Site } from "../site.ts";
import { compressFiles } from "./compress-files.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { writeGeneratedFiles } from "./write-generated-files.ts";
import { writeManifest } from "./write-manifest.ts";
import { writePages } from "./write-pages.ts";

type Rendered = { pages: ReadonlyMap<string, string>; styles: string };

/** Writes a build from its rendered pages, in four steps. */
export async function finishBuild(site: Site, { pages, styles }: Rendered): Promise<void> {
  const policy = contentSecurityPolicy(site.clinic.functions.url);
  const pageFiles = await writePages(pages, policy);
  await writeGeneratedFiles(site);
  const files = await compressFiles();
  await writeManifest(site, { files, pageFiles, policy, styles });
}
