import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { keepSite } from "../../test/support/kept-site.ts";
import { freePort } from "../../test/support/process.ts";
import type { Clinic } from "./clinic.ts";

/** The clinic's website as visitors see it, and the settings by which the desk makes it live. */
export async function startLiveSite({ folder }: Clinic) {
  mkdirSync("test/output", { recursive: true });
  const home = mkdtempSync("test/output/publishing-");
  const dist = resolve(home, "dist");
  const build = `DIST=${dist} ${process.execPath} deploy/build/build.ts`;
  const env = { ...process.env, NODE_ENV: "", VITEST: "", CONTENT: join(folder, "content") };
  execFileSync(build, { env, shell: true });
  const port = await freePort();
  const site = await keepSite({ dist, env: { PORT: String(port) } });
  return {
    settings: { DESK_LIVE: site.url, DESK_RELEASE: `${build} && ${site.restart}` },
    host: `127.0.0.1:${port}`,
    text: async (path = "/") => (await fetch(site.url + path)).text(),
    async stop() {
      await site.stop();
      rmSync(home, { recursive: true });
    },
  };
}
