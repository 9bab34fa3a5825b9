import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./process.ts";
import { type Site, type SiteOptions, startSite } from "./site.ts";

/** Restarts a site each time it exits, as a process manager does. @param options must include PORT */
export async function keepSite(options: SiteOptions) {
  const pidFile = join(temporaryFolder("kept-site"), "pid");
  let site: Site;
  let isStopped = false;
  const begin = async () => {
    site = await startSite(options);
    writeFileSync(pidFile, String(site.pid));
    void site.ended.then(() => (isStopped ? undefined : begin()));
    return site;
  };
  const { url } = await begin();
  return {
    url,
    /** The shell command that restarts it. */
    restart: `kill "$(cat ${pidFile})"`,
    async stop() {
      isStopped = true;
      await site.stop();
    },
  };
}
