/**
 * `npm run release`: builds beside what is served, checks the build, and makes it live by one
 * rename; `-- --back` makes the one before live again. Says each step in a line; what fails
 * changes nothing, says why and ends with 1.
 */
import { realpathSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createBuilder } from "vite";
import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";
import { buildFolder, dist } from "../../site/dist.ts";
import { checkBuild } from "./check-build.ts";
import { openReleases, type Releases } from "./releases.ts";
import { servedFolder, siteAddress, untilServed } from "./running-server.ts";

try {
  loadEnvironmentFile();
  const releases = openReleases(dist);
  const name = process.argv.includes("--back") ? goBack(releases) : await build(releases);
  await makeLive(releases, name);
} catch (error) {
  console.error(stripVTControlCharacters((error as Error).message).trim());
  process.exitCode = 1;
} finally {
  rmSync(buildFolder, { recursive: true, force: true });
}

async function build(releases: Releases): Promise<string> {
  console.log("Building the site. The pictures take about a minute the first time.");
  const builder = await createBuilder({ logLevel: "silent" });
  await builder.buildApp();
  return releases.add(buildFolder, check(buildFolder));
}

function goBack({ before, folderOf }: Releases): string {
  if (!before) throw new Error("There is no release before this one.");
  check(folderOf(before));
  return before;
}

function check(folder: string): string {
  const { version, pages, files } = checkBuild(folder);
  console.log(`Checked ${version}: ${pages} pages, ${files} files.`);
  return version;
}

/** Where a server on this machine serves these releases, it has to take the new one. */
async function makeLive({ live, folderOf, makeLive }: Releases, name: string): Promise<void> {
  const folder = realpathSync(folderOf(name));
  const served = await servedFolder();
  const stopped = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => stopped.abort(new Error("Stopped.")));
  }
  makeLive(name);
  if (served !== undefined && dirname(served) === dirname(folder)) {
    console.log("Waiting for the server to take it.");
    try {
      await untilServed(folder, stopped.signal);
    } catch (error) {
      if (live) makeLive(live);
      throw error;
    }
  } else console.log(`No server on this machine serves ${dist} yet.`);
  console.log(`Live: ${name.split("-")[1]} at ${siteAddress()}`);
}
