import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentFolder } from "./content/folder.ts";
import { functionsInDevelopment } from "./server/development.ts";
import { aliases } from "./site/aliases.ts";
import { contentInDevelopment } from "./site/build/content-in-development.ts";
import { prerender } from "./site/build/prerender.ts";
import { dist } from "./site/dist.ts";
import { generatedFilesInDevelopment } from "./site/output/development.ts";
import { preloadChunks } from "./site/output/preload-chunks.ts";

const script = "site/browser.ts";
const stylesheet = "site/styles/site.css";
const render = "site/render.tsx";

/** What wakes an island, whichever it is: it keeps its address, and its place in the cache, while they change. */
const reactChunk = {
  name: "react",
  test: /node_modules\/(react|react-dom|scheduler)\/|site\/build\/hydrate/,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    prerender({ script: `/${script}`, stylesheet: `/${stylesheet}`, render: `/${render}` }),
    contentInDevelopment(),
    preloadChunks(),
    generatedFilesInDevelopment(),
    functionsInDevelopment(),
  ],
  resolve: { alias: aliases },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: `${dist}/client`,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [script, stylesheet],
          output: { codeSplitting: { groups: [reactChunk] } },
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
