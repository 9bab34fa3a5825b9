import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** Vite has a lazy import fetch the chunks and styles it needs ahead of it. Ours need none. */
export function withoutModulePreload(): Plugin {
  return {
    name: "without-module-preload",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : null),
  };
}
