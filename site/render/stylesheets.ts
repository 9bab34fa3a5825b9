import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../content/folder.ts";

/** Maps the imports of the clinic's own stylesheets to their paths: "#tokens.css", "#fonts.css". */
export const aliases = Object.fromEntries(
  ["tokens.css", "fonts.css"].map((name) => [`#${name}`, resolve(contentFolder, name)]),
);

const IMPORT = /^@import "(.+?)".*$/gm;

/** Expands globs in the `@import` rules of stylesheets. A file that an earlier rule has imported is left out. */
export function importGlobs(): Plugin {
  const withGlobs = new Set<string>();
  return {
    name: "import-globs",
    enforce: "pre",
    configureServer({ watcher }) {
      // A stylesheet that was added or removed changes the expansion of globs.
      const invalidate = (changed: string) => {
        if (changed.endsWith(".css")) for (const file of withGlobs) watcher.emit("change", file);
      };
      watcher.on("add", invalidate).on("unlink", invalidate);
    },
    transform(code, id) {
      // The id of a stylesheet that a page links has a query: "site.css?direct".
      const [file = ""] = id.split("?");
      if (!file.endsWith(".css")) return null;
      const imported = new Set<string>();
      return code.replace(IMPORT, (line, pattern: string) => {
        const isGlob = /[*{]/.test(pattern);
        if (isGlob) withGlobs.add(file);
        const files = isGlob ? globSync(pattern, { cwd: dirname(file) }).sort() : [pattern];
        const added = files
          .map((sheet) => (isGlob ? `./${sheet}` : sheet))
          .filter((sheet) => !imported.has(sheet));
        for (const sheet of added) imported.add(sheet);
        return added.map((sheet) => line.replace(pattern, sheet)).join("\n");
      });
    },
  };
}
