import { fontFaces } from "../media/font-faces.ts";
import { readClientBuild } from "./client-build.ts";
import type { PageAssets } from "./Document.tsx";
import { finishBuild } from "./finish-build.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { currentDraft, currentSite, openSite } from "./open-site.ts";
import { createPages, type RenderedPage } from "./render-pages.tsx";

/** The renderer's entry, which Vite's process calls. */
export type Renderer = typeof import("./render.tsx");

/** Renders everything and writes the whole build. */
export async function build(): Promise<void> {
  const site = openSite();
  const client = await readClientBuild();
  const styles = fontFaces(site.media) + client.css;
  const assets = { script: client.script, styles };
  const { addresses, renderPage } = createPages(site);
  await finishBuild(site, {
    pages: new Map(addresses.map((address) => [address, renderPage(address, assets).html])),
    styles,
  });
}

/** In development: a page of the content as it now stands. */
export function renderPage(address: string, assets: PageAssets): RenderedPage {
  return createPages(currentDraft()).renderPage(address, assets);
}

/** In development: a file that a build writes beside the pages. */
export function generateFile(path: string) {
  return createGeneratedFiles(currentSite()).generate(path);
}
