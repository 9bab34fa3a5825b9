import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { loadEnvironmentFile } from "./server/settings/environment-file.ts";
import { contentFolder } from "./site/content/folder.ts";
import { aliases } from "./site/render/aliases.ts";
import { browserFloor } from "./site/render/browser-floor.ts";
import { contentInDevelopment } from "./site/render/content-in-development.ts";
import { buildFolder } from "./site/render/dist.ts";
import { functionsInDevelopment } from "./site/render/functions-in-development.ts";
import { importGlobs } from "./site/render/import-globs.ts";
import { prerender } from "./site/render/prerender.ts";

const script = "site/browser.ts";
const stylesheet = "site/site.css";
const render = "site/render/render.tsx";

export default defineConfig(({ command }) => {
  // As the server does: both must know the same settings.
  if (command === "build") loadEnvironmentFile();
  return {
    plugins: [
      react(),
      prerender({ script: `/${script}`, stylesheet: `/${stylesheet}`, render: `/${render}` }),
      importGlobs(),
      contentInDevelopment(),
      functionsInDevelopment(),
    ],
    resolve: { alias: aliases },
    css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
    build: {
      target: browserFloor,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      emptyOutDir: false,
    },
    environments: {
      client: {
        build: {
          outDir: `${buildFolder}/client`,
          manifest: true,
          modulePreload: false,
          rolldownOptions: {
            input: [script, stylesheet],
          },
        },
      },
      ssr: {
        build: {
          outDir: `${buildFolder}/render`,
          rolldownOptions: { input: render },
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
