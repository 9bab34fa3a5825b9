import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCRIPT = join(import.meta.dirname, "return-to-last-page.ts");

/**
 * The two frames of the desk share one history, and the editor closes a page by going back in it,
 * which takes the site to where it was then. So the site returns to where it was last.
 */
export function besideTheEditor(): Plugin {
  // It holds no types: what stands there runs as it is.
  const script = { tag: "script", children: readFileSync(SCRIPT, "utf8") };
  return { name: "beside-the-editor", transformIndexHtml: () => [script] };
}
