import { join } from "node:path";
import type { BuiltVersion, SiteFile, SiteManifest } from "../../contract/site-manifest.ts";
import { contentHash, hashOfFiles } from "../content/files/content-files.ts";
import { functionContent } from "../derived/appointment-form.ts";
import { createRoutes } from "../routes.tsx";
import type { Site } from "../site.ts";
import { builtWith, inputsHash } from "./build-inputs.ts";
import { pageDirectives, policyOf } from "./content-security-policy.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { buildFolder, clientFolder } from "./dist.ts";
import { writeInto } from "./write-files.ts";

const VERSION_FILE = "version.json";
/** Folders whose file names contain a hash of the content. */
const HASHED = /^(assets|pictures)\//;

type Written = {
  files: readonly string[];
  pagePaths: ReadonlyMap<string, string>;
  styles: string;
};

/** Writes `manifest.json`, which lists every file for the server, the function's content and `version.json`. */
export async function writeManifest(
  site: Site,
  { files, pagePaths, styles }: Written,
): Promise<void> {
  const { notFoundRoute, redirects } = createRoutes(site);
  const content = functionContent(site.content, styles);
  const described = {
    files: files.map((file) => siteFile(file, pagePaths.get(file))),
    redirects,
    notFound: notFoundRoute.path,
    contentSecurityPolicy: policyOf(pageDirectives(site.derived.functions.url)),
    content,
  };
  // Without the path of the content folder, so that the version does not depend on it.
  const extra = JSON.stringify([described, { ...builtWith, CONTENT: "" }]);
  const built: BuiltVersion = {
    version: hashOfFiles(clientFolder, files, extra),
    content: contentHash(site.media.folder),
    builtAt: new Date().toISOString(),
  };
  await writeInto(join(clientFolder, VERSION_FILE), JSON.stringify(built));
  const manifest: SiteManifest = {
    ...described,
    built,
    builtWith,
    previousFiles: [],
    inputs: inputsHash(".", site.media.folder),
    files: [...described.files, siteFile(VERSION_FILE)],
  };
  // For the edge function, which has no manifest.
  await writeInto(join(buildFolder, "function-content.json"), JSON.stringify(content, null, 1));
  await writeInto(join(buildFolder, "manifest.json"), JSON.stringify(manifest, null, 1));
}

function siteFile(file: string, path = `/${file}`): SiteFile {
  return {
    path,
    file,
    contentType: contentTypeOf(file),
    isImmutable: HASHED.test(file),
    isCompressed: isCompressible(file),
  };
}
