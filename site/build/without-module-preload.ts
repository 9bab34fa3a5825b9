import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** Removes Vite's preload helper from lazy imports: ours have no chunks or styles to preload. */
export function withoutModulePreload(): Plugin {
  return {
    name: "without-module-preload",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : null),
  };
}
