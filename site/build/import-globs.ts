import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /^@import "(.+?)".*$/gm;

/** An `@import` may name many sheets by a glob; one that an import above it has named comes once. */
export function importGlobs(): Plugin {
  const withGlobs = new Set<string>();
  return {
    name: "import-globs",
    enforce: "pre",
    configureServer({ watcher }) {
      // A sheet that is new or gone is one more or one less in those that name it by a glob.
      const renew = (changed: string) => {
        if (changed.endsWith(".css")) for (const file of withGlobs) watcher.emit("change", file);
      };
      watcher.on("add", renew).on("unlink", renew);
    },
    transform(code, id) {
      // A page asks for its sheet with a query: "site.css?direct".
      const [file = ""] = id.split("?");
      if (!file.endsWith(".css")) return null;
      const named = new Set<string>();
      return code.replace(IMPORT, (line, pattern: string) => {
        const isGlob = /[*{]/.test(pattern);
        if (isGlob) withGlobs.add(file);
        const files = isGlob ? globSync(pattern, { cwd: dirname(file) }).sort() : [pattern];
        const added = files
          .map((sheet) => (isGlob ? `./${sheet}` : sheet))
          .filter((f) => !named.has(f));
        for (const sheet of added) named.add(sheet);
        return added.map((sheet) => line.replace(pattern, sheet)).join("\n");
      });
    },
  };
}
