import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../content/folder.ts";

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
