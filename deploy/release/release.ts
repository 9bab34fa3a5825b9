/**
 * `npm run release`: builds beside what is served, checks the build, and makes it live by one
 * rename; `-- --back` makes the one before live again. Says each step in a line; what fails
 * changes nothing, says why and ends with 1. `npm run build` does not ask whether a running
 * server takes the build: it may be restarted with it.
 */
import { realpathSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createBuilder } from "vite";
import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";
import { buildFolder, dist } from "../../site/build/dist.ts";
import { checkBuild } from "./check-build.ts";
import { openReleases, type Releases } from "./releases.ts";
import { servedFolder, siteAddress, untilServed } from "./running-server.ts";

const isAsked = (option: string) => process.argv.includes(option);

try {
  loadEnvironmentFile();
  const releases = openReleases(dist);
  const { name, version } = isAsked("--back") ? goBack(releases) : await build(releases);
  if (isAsked("--without-server")) {
    releases.makeLive(name);
    console.log(`Built: ${version} in ${dist}`);
  } else {
    await makeLive(releases, name);
    console.log(`Live: ${version} at ${siteAddress()}`);
  }
} catch (error) {
  console.error(stripVTControlCharacters((error as Error).message).trim());
  process.exitCode = 1;
} finally {
  rmSync(buildFolder, { recursive: true, force: true });
}

type Checked = { name: string; version: string };

async function build(releases: Releases): Promise<Checked> {
  console.log("Building the site. Each new picture takes a second or two.");
  const builder = await createBuilder({ logLevel: "silent", configLoader: "native" });
  await builder.buildApp();
  const version = check(buildFolder);
  return { version, name: releases.add(buildFolder, version) };
}

function goBack({ before: name, folderOf }: Releases): Checked {
  if (!name) throw new Error("There is no release before this one.");
  return { name, version: check(folderOf(name)) };
}

function check(folder: string): string {
  const { version, pages, files } = checkBuild(folder);
  console.log(`Checked ${version}: ${pages} pages, ${files} files.`);
  return version;
}

/** A server on this machine that serves these releases has to take the new one. */
async function makeLive({ live, folderOf, makeLive }: Releases, name: string): Promise<void> {
  const folder = realpathSync(folderOf(name));
  const served = await servedFolder();
  if (served === undefined || dirname(served) !== dirname(folder)) {
    console.log(`No server on this machine serves ${dist} yet.`);
    return makeLive(name);
  }
  const stopped = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => stopped.abort(new Error("Stopped: nothing has changed.")));
  }
  console.log("Waiting for the server to take it.");
  makeLive(name);
  try {
    await untilServed(folder, stopped.signal);
  } catch (error) {
    if (live) makeLive(live);
    throw error;
  }
}
