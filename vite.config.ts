import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerender } from "./site/build/prerender.ts";
import { generatedFilesInDevelopment } from "./site/output/development.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender(), generatedFilesInDevelopment()],
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? "127.0.0.1" },
});
