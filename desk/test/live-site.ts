import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { dist as built } from "../../site/render/dist.ts";
import { startSite } from "../../test/support/site.ts";

/** The website as visitors see it, as `npm test` has built it. A desk over the same DATA_DIR runs beside it. */
export async function startLiveSite() {
  mkdirSync("test/output", { recursive: true });
  const home = mkdtempSync("test/output/publishing-");
  const dist = resolve(home, "dist");
  cpSync(realpathSync(built), dist, { recursive: true });
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
