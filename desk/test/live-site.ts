import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { startSite } from "../../test/support/site.ts";
import type { Clinic } from "./clinic.ts";

/** The clinic's website as visitors see it. A desk over the same DATA_DIR runs beside it. */
export async function startLiveSite({ folder }: Clinic) {
  mkdirSync("test/output", { recursive: true });
  const home = mkdtempSync("test/output/publishing-");
  const dist = resolve(home, "dist");
  const content = { DIST: dist, CONTENT: join(folder, "content") };
  const env = { ...process.env, NODE_ENV: "", VITEST: "", ...content };
  execFileSync(process.execPath, ["deploy/build/build.ts"], { env });
  const site = await startSite({ dist });
  return {
    settings: { DATA_DIR: site.dataDir },
    host: new URL(site.url).host,
    text: async (path = "/") => (await fetch(site.url + path)).text(),
    async stop() {
      await site.stop();
      rmSync(home, { recursive: true });
    },
  };
}
