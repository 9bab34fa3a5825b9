import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";

const MANIFEST = "manifest.json";

/** The minimal schema of the previous manifest, which another version of the project may have written. */
const previousManifest = siteManifestSchema.pick({ built: true, files: true }).extend({
  previousFiles: siteManifestSchema.shape.previousFiles.catch([]),
});

/**
 * Copies the hashed files of the previous build into a build, because a page that is still open in a browser
 * may load them after the restart. If both builds have the same sources, the previous files of the
 * previous build are copied instead.
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

/** Undefined if the manifest is unreadable. The only consequence is that an open page must be reloaded. */
function readPrevious(folder: string) {
  try {
    return previousManifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));
  } catch {
    return undefined;
  }
}
