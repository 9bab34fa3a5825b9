import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";

const MANIFEST = "manifest.json";

/** All that is read of the previous manifest: another version of the project may have written it. */
const previousManifest = siteManifestSchema.pick({ built: true, files: true }).extend({
  previousFiles: siteManifestSchema.shape.previousFiles.catch([]),
});

/**
 * Copies the hashed files of the previous build into a build: a page that is open in a browser asks
 * for them after the restart, too. Where both are of the same sources, the build takes over what
 * the previous one has kept.
 */
export function keepPreviousFiles(build: string, previous: string): void {
  const before = readPrevious(previous);
  if (!before) return;
  const manifest: SiteManifest = JSON.parse(readFileSync(join(build, MANIFEST), "utf8"));
  const isSame = before.built.version === manifest.built.version;
  const hashed = isSame ? before.previousFiles : before.files.filter((file) => file.isImmutable);
  const own = new Set(manifest.files.map(({ file }) => file));
  const previousFiles = hashed.filter(({ file }) => !own.has(file));
  for (const { file, isCompressed } of previousFiles) {
    for (const ending of isCompressed ? ["", ".br", ".gz"] : [""]) {
      const body = join("client", file + ending);
      cpSync(join(previous, body), join(build, body));
    }
  }
  writeFileSync(join(build, MANIFEST), JSON.stringify({ ...manifest, previousFiles }, null, 1));
}

/** Undefined where it cannot be read: then an open page has to be loaded again, and nothing else. */
function readPrevious(folder: string) {
  try {
    return previousManifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));
  } catch {
    return undefined;
  }
}
