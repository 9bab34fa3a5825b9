import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { type SiteManifest, siteManifestSchema } from "../../contract/site-manifest.ts";
import { StartError } from "../start-error.ts";

export type BuiltSite = {
  /** Behind any link: another build that takes the place has another folder. */
  folder: string;
  manifest: SiteManifest;
};

export function builtFolder(): string {
  return process.env.DIST || "dist";
}

/** @throws StartError when there is no build, or one of another version. */
export function readBuiltSite(folder: string): BuiltSite {
  const behind = folderBehind(folder) ?? folder;
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

/** Where a link leads; undefined where nothing is. */
export function folderBehind(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** The other builds that `npm run release` keeps. One that cannot be read is no loss. */
export function readKeptSites({ folder }: BuiltSite): BuiltSite[] {
  const releases = dirname(folder);
  if (!releases.endsWith(".releases")) return [];
  return readdirSync(releases).flatMap((name) => {
    try {
      return join(releases, name) === folder ? [] : readBuiltSite(join(releases, name));
    } catch {
      return [];
    }
  });
}
