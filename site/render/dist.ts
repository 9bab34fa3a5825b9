import { join } from "node:path";

/** What Vite builds: for the browser, and the renderer of the pages. */
export const entries = {
  script: "site/browser.ts",
  stylesheet: "site/site.css",
  render: "site/render/render.tsx",
} as const;

/** The folder of the current build. The environment variable DIST sets another one, so that several builds can coexist. */
export const dist = (process.env.DIST || "dist").replace(/\/+$/, "");

/** The folder of all builds; `dist` is a link to one of them. */
export const buildsOf = (folder: string) => `${folder}.builds`;

/** The folder into which this process builds. */
export const buildFolder = `${buildsOf(dist)}/building-${process.pid}`;

/** What the server sends: pages, scripts, pictures. */
export const clientFolder = join(buildFolder, "client");
