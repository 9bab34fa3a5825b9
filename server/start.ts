import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "../contract/site-manifest.ts";
import { loadEnvironmentFile } from "./environment-file.ts";

/** `npm start`: builds the site where there is no build, or one older than what it was made from; then serves it. */
loadEnvironmentFile();
if (needsBuild()) {
  const built = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--app"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
await import("./main.ts");

function needsBuild(): boolean {
  try {
    const manifestPath = "dist/manifest.json";
    const { builtWith }: SiteManifest = JSON.parse(readFileSync(manifestPath, "utf8"));
    const isSetOtherwise = Object.entries(builtWith ?? {}).some(
      ([setting, value]) => (process.env[setting] ?? "") !== value,
    );
    const builtAt = statSync(manifestPath).mtimeMs;
    const sources = ["content", "contract", "site", "vite.config.ts", "package-lock.json"];
    return isSetOtherwise || sources.some((source) => newest(source) > builtAt);
  } catch {
    return true;
  }
}

/** When a file, or the latest of a folder, was changed. */
function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
