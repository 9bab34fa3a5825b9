import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin } from "vite";
import { contentFolder } from "../content/folder.ts";
import { type ContentError, type Mistake, mistakeLine } from "../content/mistakes.ts";
import type { Renderer } from "./render.tsx";

/** In development: serves on request the files that a build writes in addition to the pages. @param render the renderer's entry module */
export function generatedFilesInDevelopment(render: string): Plugin {
  return {
    name: "generated-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { ssr } = server.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        try {
          const { generateFile }: Renderer = await ssr.runner.import(render);
          const file = await generateFile(path);
          if (!file) return next();
          response.writeHead(200, { "content-type": file.contentType }).end(file.body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** In development: reloads every open page when a content file is saved, and shows mistakes in the content. */
export function contentInDevelopment(): Plugin {
  return {
    name: "content",
    apply: "serve",
    configureServer({ config, environments, middlewares, watcher }) {
      const folder = resolve(config.root, contentFolder);
      watcher.add(folder);
      watcher.on("all", (_, file) => {
        const isContent = file.startsWith(folder) && file.endsWith(".yaml");
        if (isContent) environments.client?.hot.send({ type: "full-reload" });
      });
      return () => void middlewares.use(showMistakes);
    },
  };
}

/** Its four parameters make this function an error handler for Connect. */
function showMistakes(
  error: Error & Partial<ContentError>,
  _request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): void {
  // The error comes from another module graph, so `instanceof` does not work.
  if (error.name === "ContentError" && error.mistakes) {
    response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
    response.end(mistakesPage(error.mistakes));
  } else next(error);
}

/** The mistakes as a page that reloads when a content file is saved. */
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
