import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";
import { StartError } from "../start-error.ts";

export type BuiltSite = {
  folder: string;
  manifest: SiteManifest;
  /** The folder's inode: a build that replaces it has another. */
  inode: number | undefined;
};

export function builtFolder(): string {
  return process.env.DIST || "dist";
}

/** @throws StartError when there is no build, or one of another version. */
export function readBuiltSite(folder: string): BuiltSite {
  const inode = inodeOf(folder);
  const text = readBuildFile(join(folder, "manifest.json")).toString();
  try {
    return { folder, inode, manifest: siteManifestSchema.parse(JSON.parse(text)) };
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

/** Call when everything is read. @throws StartError if the folder was replaced meanwhile. */
export function assertNotReplaced({ folder, inode }: BuiltSite): void {
  if (inodeOf(folder) === inode) return;
  throw new StartError(`Another build replaced ${folder} while it was being read: start again`);
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}
