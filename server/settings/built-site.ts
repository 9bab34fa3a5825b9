import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { StartError } from "../start-error.ts";

export type BuiltSite = { folder: string; manifest: SiteManifest };

/** @throws StartError when there is no build, or one of an earlier version. */
export function readBuiltSite(folder = process.env.DIST || "dist"): BuiltSite {
  const manifest: SiteManifest = JSON.parse(readBuilt(join(folder, "manifest.json")).toString());
  if (!manifest.content) throw new StartError(`${folder} is of an earlier version: npm run build`);
  return { folder, manifest };
}

export function readBuilt(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StartError(`The site is not built, ${path} is missing: npm run build`, { cause });
  }
}
