import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /^@import "(.+?)"(.*)$/gm;

/** An `@import` of a stylesheet may name many by a glob; one that is named above it comes once. */
export function importGlobs(): Plugin {
  return {
    name: "import-globs",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const named = new Set<string>();
        return code.replace(IMPORT, (line, pattern: string, rest: string) => {
          if (!/[*{]/.test(pattern)) named.add(pattern);
          else {
            const found = globSync(pattern, { cwd: dirname(id) }).sort();
            const others = found.map((file) => `./${file}`).filter((file) => !named.has(file));
            for (const file of others) named.add(file);
            return others.map((file) => `@import "${file}"${rest}`).join("\n");
          }
          return line;
        });
      },
    },
  };
}
