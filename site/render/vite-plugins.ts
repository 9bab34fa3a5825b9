import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { functionPath } from "../../contract/appointment-request.ts";
import { respondWith } from "../../server/http/node-adapter.ts";
import { createLog } from "../../server/log.ts";
import { openRequests } from "../../server/requests.ts";
import { readSettings } from "../../server/settings/settings.ts";
import { contentFolder } from "../content/folder.ts";
import { readContent } from "../content/read.ts";
import { functionContent } from "../derived/appointment-form.ts";
import { contentTypeOf } from "./content-types.ts";
import type { PageAssets } from "./Document.tsx";
import { buildFolder, entries } from "./dist.ts";
import type { Renderer } from "./render.tsx";

/** A build reads them from its own manifest. */
const developmentAssets: PageAssets = {
  script: `/${entries.script}`,
  stylesheet: `/${entries.stylesheet}`,
};
const STOP_TIMEOUT_MS = 5000;
/** The stylesheet of the form page, which a build inlines. */
const STYLES = `@import "${developmentAssets.stylesheet}";`;

/** Renders every route with React, and makes the files beside the pages: in a build, and per request in development. */
export function prerender(): Plugin {
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
        respondInDevelopment(server, url).then(({ body, contentType, status }) => {
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

async function respondInDevelopment(server: ViteDevServer, url: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
  const { generateFile, renderPage }: Renderer = await ssr.runner.import(`/${entries.render}`);
  const [path = "/"] = url.split("?");
  const file = await generateFile(path);
  if (file) return { ...file, status: 200 };
  const { html, status } = renderPage(url, developmentAssets);
  const body = await server.transformIndexHtml(url, html);
  return { body, contentType: contentTypeOf(".html"), status };
}

/** In development: reloads every open page when a content file is saved, also one that shows a mistake in the content. */
export function contentInDevelopment(): Plugin {
  return {
    name: "content",
    apply: "serve",
    configureServer({ config, environments, watcher }) {
      const folder = resolve(config.root, contentFolder);
      watcher.add(folder);
      watcher.on("all", (_, file) => {
        const isContent = file.startsWith(folder) && file.endsWith(".yaml");
        if (isContent) environments.client?.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** In development: handles the form's requests, with the content as it was at the first request. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    configureServer({ httpServer, middlewares }) {
      let opened: ReturnType<typeof open> | undefined;
      httpServer?.on("close", () => void opened?.then(({ close }) => close(STOP_TIMEOUT_MS)));
      middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        opened ??= open().catch((error) => {
          opened = undefined;
          throw error;
        });
        const address = incoming.socket.remoteAddress ?? "";
        opened
          .then(({ handle }) =>
            respondWith((request) => handle(request, address), { incoming, outgoing }),
          )
          .catch(next);
      });
    },
  };
}

async function open() {
  const content = functionContent(readContent(contentFolder), STYLES);
  const settings = readSettings(process.env, content);
  const requests = await openRequests({ settings, content }, createLog(settings.logLevel));
  requests.deliver();
  return requests;
}
