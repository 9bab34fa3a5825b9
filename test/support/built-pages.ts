import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SiteManifest } from "../../contract/site-manifest.ts";
import { dist as folder } from "../../site/render/dist.ts";

export const dist = resolve(import.meta.dirname, "../..", folder);

export const manifest: SiteManifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));

export const { redirects } = manifest;

/** Every built page and each variant by query, except the 404 page. */
export const addresses: readonly string[] = manifest.files
  .filter(({ contentType }) => contentType.startsWith("text/html"))
  .map(({ path }) => path)
  .filter((path) => path !== manifest.notFound);

export const pages: readonly string[] = addresses.filter((address) => !address.includes("?"));
