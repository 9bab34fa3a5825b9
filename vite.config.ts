import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { loadEnvironmentFile } from "./server/settings/environment-file.ts";
import { contentFolder } from "./site/content/folder.ts";
import { buildFolder, clientFolder, entries } from "./site/render/dist.ts";
import { aliases, importGlobs } from "./site/render/stylesheets.ts";
import {
  contentInDevelopment,
  functionsInDevelopment,
  prerender,
} from "./site/render/vite-plugins.ts";

/**
 * The oldest browsers in which every page can be read and navigated, and the form can be sent. Syntax of
 * scripts and styles is compiled for them. Anything that cannot be compiled needs a fallback.
 * Samsung Internet 18 has the engine of Chrome 99.
 */
const OLDEST_BROWSERS = ["chrome99", "firefox115", "safari15.6", "ios15.6"];

export default defineConfig(({ command }) => {
  // As the server does: both must know the same settings.
  if (command === "build") loadEnvironmentFile();
  return {
    plugins: [
      react(),
      prerender(),
      importGlobs(),
      contentInDevelopment(),
      functionsInDevelopment(),
    ],
    resolve: { alias: aliases },
    css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
    build: {
      target: OLDEST_BROWSERS,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      emptyOutDir: false,
    },
    environments: {
      client: {
        build: {
          outDir: clientFolder,
          manifest: true,
          modulePreload: false,
          rolldownOptions: {
            input: [entries.script, entries.stylesheet],
          },
        },
      },
      ssr: {
        build: {
          outDir: `${buildFolder}/render`,
          rolldownOptions: { input: entries.render },
        },
      },
    },
    server: {
      port: Number(process.env.PORT ?? 3000),
      host: process.env.HOST ?? "127.0.0.1",
      fs: { allow: [".", contentFolder] },
      // A build must not reload the page.
      watch: { ignored: ["**/dist/**", "**/dist.*/**"] },
    },
  };
});
