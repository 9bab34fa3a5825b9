import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /^@import "(.+?)".*$/gm;

/** An `@import` may name many sheets by a glob; one that an import above it has named comes once. */
export function importGlobs(): Plugin {
  return {
    name: "import-globs",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css")) return null;
      const named = new Set<string>();
      return code.replace(IMPORT, (line, pattern: string) => {
        const isGlob = /[*{]/.test(pattern);
        const files = isGlob ? globSync(pattern, { cwd: dirname(id) }).sort() : [pattern];
        const added = files
          .map((file) => (isGlob ? `./${file}` : file))
          .filter((f) => !named.has(f));
        for (const file of added) named.add(file);
        return added.map((file) => line.replace(pattern, file)).join("\n");
      });
    },
  };
}
