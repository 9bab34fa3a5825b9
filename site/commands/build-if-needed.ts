import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../content-model/folder.ts";
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { dist } from "../dist.ts";
import { builtWith } from "../settings.ts";

/** `npm start` builds the site where there is no build, or where its sources or settings have changed since. */
const MANIFEST = join(dist, "manifest.json");
const SOURCES = [
  ...["content-model", contentFolder, "contract", "site"],
  ...["vite.config.ts", "package-lock.json"],
];

if (!isFresh()) {
  console.log("Building the site. The pictures take about a minute the first time.");
  execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}

function isFresh(): boolean {
  if (!existsSync(MANIFEST)) return false;
  const manifest: SiteManifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
  if (JSON.stringify(manifest.builtWith) !== JSON.stringify(builtWith)) return false;
  const builtAt = statSync(MANIFEST).mtimeMs;
  return SOURCES.every((source) => newestIn(source) <= builtAt);
}

function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).map((name) => newestIn(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}
