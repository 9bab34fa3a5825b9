import { fontFaces } from "../media/font-faces.ts";
import { readClientBuild } from "./client-build.ts";
import type { PageAssets } from "./document.tsx";
import { finishBuild } from "./finish-build.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { currentDrafts, currentSites, openSites, untranslatedFiles } from "./open-site.ts";
import { createPages, type RenderedPage } from "./render-pages.tsx";

/** The renderer's entry, which Vite's process calls. */
export type Renderer = typeof import("./render.tsx");

/** Renders everything and writes the whole build. */
export async function build(): Promise<void> {
  const sites = openSites();
  const [site] = sites;
  for (const line of untranslatedFiles()) console.log(line);
  const client = await readClientBuild();
  const styles = fontFaces(site) + client.css;
  const assets = { script: client.script, styles };
  const languages = sites.map(createPages);
  await finishBuild(sites, {
    pages: new Map(
      languages.flatMap(({ addresses, renderPage }) =>
        addresses.map((address) => [address, renderPage(address, assets).html] as const),
      ),
    ),
    formPages: languages.map(({ renderFormPage }) => renderFormPage(assets)),
  });
}

/** In development: a page of the content as it now stands. */
export function renderPage(address: string, assets: PageAssets): RenderedPage {
  const [main, ...others] = currentDrafts();
  const { pathname } = new URL(address, "http://localhost");
  const site = others.find(({ content }) => isWithin(pathname, content.prefix)) ?? main;
  return createPages(site).renderPage(address, assets);
}

/** In development: a file that a build writes beside the pages. */
export function generateFile(path: string) {
  return createGeneratedFiles(currentSites()).generate(path);
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
