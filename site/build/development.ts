import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { EvaluatedModules } from "vite/module-runner";
import { contentFolder } from "../../content-model/folder.ts";
import { type ContentError, type Mistake, mistakeLine } from "../../content-model/mistakes.ts";

/** In development: the files a build writes beside the pages, made on request. */
export function generatedFilesInDevelopment(): Plugin {
  return {
    name: "generated-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { ssr } = server.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        try {
          const module: typeof import("./generated-files.ts") = await ssr.runner.import(
            "/site/build/generated-files.ts",
          );
          const file = await module.generateFile(path);
          if (!file) return next();
          response.writeHead(200, { "content-type": file.contentType }).end(file.body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

const READER = "/content-model/content.ts";

/** In development: a saved content file shows at once. Its words are read anew and every open page reloads. */
export function contentInDevelopment(): Plugin {
  return {
    name: "content",
    apply: "serve",
    configureServer(server) {
      const folder = resolve(server.config.root, contentFolder);
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(folder) && file.endsWith(".yaml")) forgetContent(server);
      });
      return () => void server.middlewares.use(showMistakes);
    },
  };
}

function forgetContent({ config, environments }: ViteDevServer): void {
  const { ssr, client } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return;
  forgetWithImporters(ssr.runner.evaluatedModules, config.root + READER);
  client?.hot.send({ type: "full-reload" });
}

/** What imports no content, such as the schema, stays as it is. */
function forgetWithImporters(modules: EvaluatedModules, reader: string): void {
  const stale = new Set(modules.getModulesByFile(reader));
  for (const module of stale) {
    for (const id of module.importers) {
      const importer = modules.getModuleById(id);
      if (importer) stale.add(importer);
    }
    modules.invalidateModule(module);
  }
}

/** Four parameters make it the middleware for errors. */
function showMistakes(
  error: Error & Partial<ContentError>,
  _request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): void {
  // Thrown in another module graph than this file's, so its class is another, too.
  if (error.name === "ContentError" && error.mistakes) {
    response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
    response.end(mistakesPage(error.mistakes));
  } else next(error);
}

/** The mistakes as a page that mends itself: it reloads when a content file is saved. */
function mistakesPage(mistakes: readonly Mistake[]): string {
  const lines = mistakes.map((mistake) => `<li>${escapeHtml(mistakeLine(mistake))}</li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes in the content</title>
<script type="module" src="/@vite/client"></script></head>
<body><h1>The content has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}</h1>
<ul>${lines.join("")}</ul><p>This page reloads when a file is saved.</p></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
