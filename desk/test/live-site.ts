import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../test/support/process.ts";
import { startSite } from "../../test/support/site.ts";
import type { Clinic } from "./clinic.ts";

/** The clinic's website as visitors see it, and the settings by which the desk makes it live. */
export async function startLiveSite({ folder }: Clinic) {
  mkdirSync("test/output", { recursive: true });
  const home = mkdtempSync("test/output/publishing-");
  const port = await freePort();
  const dist = resolve(home, "dist");
  const release = `DIST=${dist} PORT=${port} ${process.execPath} deploy/release/release.ts`;
  releaseContent(release, join(folder, "content"));
  const site = await startSite({ dist, env: { PORT: String(port) } });
  return {
    settings: { DESK_LIVE: site.url, DESK_RELEASE: release },
    host: `127.0.0.1:${port}`,
    text: async (path = "/") => (await fetch(site.url + path)).text(),
    async stop() {
      await site.stop();
      rmSync(home, { recursive: true });
    },
  };
}

/** What is live before anybody publishes. @param command as a setting of the desk has it */
function releaseContent(command: string, content: string): void {
  const env = { ...process.env, NODE_ENV: "", VITEST: "", CONTENT: content };
  execFileSync(command, { env, shell: true });
}
