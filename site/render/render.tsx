import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { PageAssets } from "./Document.tsx";
import { clientFolder, entries } from "./dist.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { writeManifest } from "./manifest.ts";
import { currentDraft, currentSite, openSite } from "./open-site.ts";
import { createPages, type RenderedPage } from "./render-pages.tsx";
import { compressFiles, writeGeneratedFiles, writePages } from "./write-files.ts";

/** The entry module of the renderer, which `vite-plugins.ts` imports. */
export type Renderer = typeof import("./render.tsx");

/** Renders all pages and writes the build. */
export async function renderSite(): Promise<void> {
  const site = openSite();
  const assets = await readClientBuild();
  const { addresses, renderPage } = createPages(site);
  const pages = new Map(addresses.map((address) => [address, renderPage(address, assets).html]));
  const pagePaths = await writePages(pages);
  await writeGeneratedFiles(site);
  const files = await compressFiles();
  await writeManifest(site, { files, pagePaths, styles: assets.styles });
}

/** In development: renders a page with the current content. */
export function renderPage(address: string, assets: PageAssets): RenderedPage {
  return createPages(currentDraft()).renderPage(address, assets);
}

/** In development: generates a file that a build writes in addition to the pages. */
export function generateFile(path: string) {
  return createGeneratedFiles(currentSite()).generate(path);
}

/** The URL of the script and the text of the stylesheet that Vite has built for the browser. */
async function readClientBuild(): Promise<{ script: string; styles: string }> {
  const read = (file: string) => readFile(join(clientFolder, file), "utf8");
  const manifest: Manifest = JSON.parse(await read(".vite/manifest.json"));
  const fileOf = (name: string) => manifest[name]?.file ?? "";
  return { script: `/${fileOf(entries.script)}`, styles: await read(fileOf(entries.stylesheet)) };
}
