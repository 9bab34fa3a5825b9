/** A Vite plugin that renders every route with React, and makes the files beside the pages: in a build, and per request in development. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { contentTypeOf } from "./content-types.ts";
import type { PageAssets } from "./Document.tsx";
import { buildFolder } from "./dist.ts";
import type { Renderer } from "./render.tsx";

/** The URLs of script, stylesheet and renderer in development. A build reads them from its own manifest. */
type Entries = PageAssets & { render: string };

export function prerender(entries: Entries): Plugin {
  return {
    name: "prerender",
    enforce: "pre",
    config: () => ({
      appType: "custom",
      publicDir: false,
      builder: {
        async buildApp({ build, environments }) {
          for (const environment of Object.values(environments)) await build(environment);
          const file = pathToFileURL(resolve(buildFolder, "render/render.js"));
          const renderer: Renderer = await import(file.href);
          await renderer.renderSite();
        },
      },
    }),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? "/";
        respondInDevelopment(server, entries, url).then(({ body, contentType, status }) => {
          response.writeHead(status, { "content-type": contentType }).end(body);
        }, next);
      });
    },
    /** Reloads the page for a file that is not in the browser's module graph, because only the server renders it. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file);
      if ([...(inBrowser ?? [])].some((module) => module.type === "js")) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

async function respondInDevelopment(server: ViteDevServer, entries: Entries, url: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
  const { generateFile, renderPage }: Renderer = await ssr.runner.import(entries.render);
  const [path = "/"] = url.split("?");
  const file = await generateFile(path);
  if (file) return { ...file, status: 200 };
  const { html, status } = renderPage(url, entries);
  const body = await server.transformIndexHtml(url, html);
  return { body, contentType: contentTypeOf(".html"), status };
}
