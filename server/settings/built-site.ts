import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";
import { StartError } from "../start-error.ts";

export type BuiltSite = {
  /** The resolved folder: the server keeps serving it after a new build has replaced the link `dist`. */
  folder: string;
  manifest: SiteManifest;
};

export function builtFolder(): string {
  return process.env.DIST || "dist";
}

/** @throws StartError if the build is missing, damaged, or of another version */
export function readBuiltSite(folder: string): BuiltSite {
  const behind = existsSync(folder) ? realpathSync(folder) : folder;
  const text = readBuildFile(join(behind, "manifest.json")).toString();
  try {
    return { folder: behind, manifest: siteManifestSchema.parse(JSON.parse(text)) };
  } catch (cause) {
    throw new StartError(`${folder} is damaged or of another version: npm run build`, { cause });
  }
}

export function readBuildFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StartError(`The site is not built: ${path} is missing: npm run build`, { cause });
  }
}
