import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";
import { StartError } from "../start-error.ts";

export type BuiltSite = {
  /** The folder itself, no link: the server goes on with it while the link `dist` leads to another build. */
  folder: string;
  manifest: SiteManifest;
};

export function builtFolder(): string {
  return process.env.DIST || "dist";
}

/** @throws StartError when there is no build, or one of another version. */
export function readBuiltSite(folder: string): BuiltSite {
  const behind = existsSync(folder) ? realpathSync(folder) : folder;
  const text = readBuildFile(join(behind, "manifest.json")).toString();
  try {
    return { folder: behind, manifest: siteManifestSchema.parse(JSON.parse(text)) };
  } catch (cause) {
    throw new StartError(`${folder} is of another version, or damaged: npm run build`, { cause });
  }
}

export function readBuildFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StartError(`The site is not built, ${path} is missing: npm run build`, { cause });
  }
}
