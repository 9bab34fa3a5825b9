import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentFolder } from "./content-model/folder.ts";
import { functionsInDevelopment } from "./server/development.ts";
import { aliases } from "./site/aliases.ts";
import { contentInDevelopment, generatedFilesInDevelopment } from "./site/build/development.ts";
import { plainLazyImports } from "./site/build/plain-lazy-imports.ts";
import { prerender } from "./site/build/prerender.ts";
import { dist } from "./site/dist.ts";

const script = "site/browser.ts";
const stylesheet = "site/site.css";
const render = "site/render.tsx";

export default defineConfig({
  plugins: [
    react(),
    prerender({ script: `/${script}`, stylesheet: `/${stylesheet}`, render: `/${render}` }),
    contentInDevelopment(),
    plainLazyImports(),
    generatedFilesInDevelopment(),
    functionsInDevelopment(),
  ],
  resolve: { alias: aliases },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: `${dist}/client`,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [script, stylesheet],
          // The names that tie HTML and scripts together: as short as if they were spelt where they stand.
          optimization: { inlineConst: { mode: "all" } },
        },
      },
    },
    ssr: {
      build: { outDir: `${dist}/render`, emitAssets: true, rolldownOptions: { input: render } },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    host: process.env.HOST ?? "127.0.0.1",
    fs: { allow: [".", contentFolder] },
  },
});
