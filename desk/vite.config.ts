import { resolve } from "node:path";
import { defineConfig } from "vite";
import { adaptEditor } from "./adapt-editor.ts";
import { backend } from "./backend.ts";

/** The desk's pages: served on this computer by `start.ts`, or built for an address of their own. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [adaptEditor()],
  define: { DESK_BACKEND: JSON.stringify(backend()) },
  // No other origin may read the page, which carries the key.
  server: { cors: false, fs: { allow: [resolve(import.meta.dirname, "..")] } },
  // Its workers and fonts lie beside it and are found from there alone.
  optimizeDeps: { exclude: ["@sveltia/cms"], include: ["@sveltia/cms > leaflet"] },
  build: {
    outDir: "dist",
    rolldownOptions: { input: resolve(import.meta.dirname, "desk.html") },
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
  },
});
