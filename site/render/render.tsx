import { createFontFaces } from "../media/font-faces.ts";
import { currentDrafts, currentSites, openSites, untranslatedFiles } from "../open-site.ts";
import { checkFonts } from "./check-fonts.ts";
import { readClientBuild } from "./client-build.ts";
import type { PageAssets } from "./document.tsx";
import { finishBuild } from "./finish-build.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { stylePages } from "./inline-styles.ts";
import { createPages, type RenderedPage } from "./render-pages.tsx";

/** The renderer's entry, which Vite's process calls. */
export type Renderer = typeof import("./render.tsx");

/** Renders everything and writes the whole build. */
export async function build(): Promise<void> {
  const sites = openSites();
  const [site] = sites;
  for (const line of untranslatedFiles()) console.log(line);
  const client = await readClientBuild();
  for (const one of sites) await checkFonts(one);
  const faces = await createFontFaces(site);
  const assets = { script: client.script };
  const languages = sites.map(createPages);
  const rendered = languages.flatMap(({ addresses, renderPage }) =>
    addresses.map((address) => [address, renderPage(address, assets).html] as const),
  );
  const { inlineStyles, laterStyles } = stylePages(
    rendered.map(([, html]) => html),
    { ...client, css: faces.ofEveryPage + client.css },
    faces.ofPage,
  );
  await finishBuild(sites, {
    pages: new Map(rendered.map(([address, html]) => [address, inlineStyles(html)])),
    formPages: languages.map(({ renderFormPage }) => inlineStyles(renderFormPage(assets))),
    laterStyles,
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
