/**
 * The plumbing: one Vite plugin that renders every route with React, in
 * development per request, in the build to files. Islands hydrate in the
 * browser by `loader.ts`; everything else stays HTML.
 */
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Manifest, type Plugin, type ViteDevServer } from "vite";

const BROWSER_ENTRY = "site/browser.ts";
const RENDER_ENTRY = "site/render.tsx";
const STYLES = "site/styles/site.css";
const CLIENT_DIR = "dist/client";
const RENDER_DIR = "dist/render";

const PRELOAD_HELPER = "\0vite/preload-helper.js";

/** What a page needs to know of the build to link it. */
export type PageAssets = { script: string } & ({ css: string } | { stylesheet: string });
export type RenderedPage = { html: string; status: 200 | 404 };
/** The exports of `site/render.tsx` that the plumbing calls. */
export type Renderer = {
  renderPage: (address: string, assets: PageAssets) => RenderedPage;
  build: (assets: PageAssets) => Promise<void>;
};

export function prerender(): Plugin {
  return {
    name: "prerender",
    enforce: "pre",
    config: () => ({
      appType: "custom",
      publicDir: false,
      environments: {
        client: {
          build: {
            outDir: CLIENT_DIR,
            manifest: true,
            modulePreload: false,
            assetsInlineLimit: 0,
            rolldownOptions: { input: [BROWSER_ENTRY, STYLES] },
          },
        },
        ssr: {
          build: {
            outDir: RENDER_DIR,
            emitAssets: true,
            assetsInlineLimit: 0,
            rolldownOptions: { input: RENDER_ENTRY },
          },
        },
      },
      builder: {
        buildApp: async (builder) => {
          for (const environment of Object.values(builder.environments)) {
            await builder.build(environment);
          }
          await writePages();
        },
      },
    }),
    /** Nothing here preloads by script, so Vite's helper for it (0.7 KB on every page) shrinks to a call. */
    load: (id) => (id === PRELOAD_HELPER ? "export const __vitePreload = (load) => load();" : null),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        renderInDevelopment(server, request.originalUrl ?? "/").then(({ html, status }) => {
          response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
        }, next);
      });
    },
    /** A file that only the server renders is in no browser module graph: the page reloads. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file);
      if ([...(inBrowser ?? [])].some((module) => module.type === "js")) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

async function writePages(): Promise<void> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(CLIENT_DIR, ".vite/manifest.json"), "utf8"),
  );
  const script = `/${manifest[BROWSER_ENTRY]?.file}`;
  const css = await readFile(join(CLIENT_DIR, manifest[STYLES]?.file ?? ""), "utf8");
  const renderer: Renderer = await import(pathToFileURL(join(RENDER_DIR, "render.js")).href);
  await cp(join(RENDER_DIR, "assets"), join(CLIENT_DIR, "assets"), { recursive: true });
  await renderer.build({ script, css });
}

async function renderInDevelopment(server: ViteDevServer, url: string): Promise<RenderedPage> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
  const { renderPage }: Renderer = await ssr.runner.import(`/${RENDER_ENTRY}`);
  const page = renderPage(url, { script: `/${BROWSER_ENTRY}`, stylesheet: `/${STYLES}` });
  return { ...page, html: await server.transformIndexHtml(url, page.html) };
}
