import { cp, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteManifest } from "../../../contract/site-manifest.ts";
import { precompress } from "../../../site/build/precompress.ts";

/**
 * Copies the build without scripts and fonts: the minimum that shows the same text and pictures,
 * and therefore the lower limit of load times.
 */
export async function copyWithoutScriptAndFonts(dist: string, copy: string): Promise<void> {
  // Resolves `dist`, which is a link to a build.
  await cp(await realpath(dist), copy, { recursive: true });
  const manifestFile = join(copy, "manifest.json");
  const manifest: SiteManifest = JSON.parse(await readFile(manifestFile, "utf8"));
  for (const entry of manifest.files) {
    if (!entry.file.endsWith(".html")) continue;
    const file = join(copy, "client", entry.file);
    const html = strip(await readFile(file, "utf8"));
    await writeFile(file, html);
    await precompress(file);
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
}

function strip(html: string): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>/g, "")
    .replace(/<link rel="preload" as="font"[^>]*>/g, "")
    .replace(/@font-face\{[^}]*url\([^}]*\}/g, "");
}
