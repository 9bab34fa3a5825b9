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
  const resolved = existsSync(folder) ? realpathSync(folder) : folder;
  const file = join(resolved, "manifest.json");
  if (!existsSync(file)) {
    throw new StartError(`The site is not built: ${file} is missing: npm run build`);
  }
  try {
    const manifest = siteManifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return { folder: resolved, manifest };
  } catch (cause) {
    throw new StartError(`${folder} is damaged or of another version: npm run build`, { cause });
  }
}
