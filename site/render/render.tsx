import { readClientBuild } from "./client-build.ts";
import { compressFiles } from "./compress-files.ts";
import type { PageAssets } from "./Document.tsx";
import { createGeneratedFiles } from "./generated-files.ts";
import { currentDraft, currentSite, openSite } from "./open-site.ts";
import { createPages, type RenderedPage } from "./render-pages.tsx";
import { writeGeneratedFiles } from "./write-generated-files.ts";
import { writeManifest } from "./write-manifest.ts";
import { writePages } from "./write-pages.ts";

/** The entry module of the renderer, which `prerender.ts` imports. */
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
