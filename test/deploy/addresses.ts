import { readFileSync } from "node:fs";
import type { SiteManifest } from "../../contract/site-manifest.ts";

const { files, notFound }: SiteManifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));

/** The addresses of every page that was built. */
export const routes: readonly string[] = files
  .filter(({ path, contentType }) => contentType.startsWith("text/html") && path !== notFound)
  .map(({ path }) => path);
